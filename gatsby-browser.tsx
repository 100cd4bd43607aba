import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "./plugins/gatsby-plugin-late-script/when-idle";
import { focusContent } from "./src/layout/route-focus";
import { replaceIconSheet } from "./src/layout/icon-sheet";
import { linkManifest } from "./src/layout/manifest-link";
import { restoreKeptScroll, restoreScrollByScript, watchScrollRestoration } from "./src/layout/scroll-position";

export { shouldUpdateScroll } from "./src/layout/scroll-position";
export { onClientEntry } from "./src/layout/embed/limit-features";
export { wrapPageElement } from "./src/layout/wrap-page";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  linkManifest();
  watchScrollRestoration();
  restoreKeptScroll();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  restoreScrollByScript();
  focusContent(update);
  whenIdle(() => void replaceIconSheet());
};
