/** Gatsby's own script, which it writes anew for every build (`build/bundle.ts`). */
declare module "gatsby-app" {}
