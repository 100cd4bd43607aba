import { serveHead } from "./src/seo/seo";
import { SeoHead } from "./src/seo/seo-head";

export { onRenderBody } from "./src/chrome/head-styles";
export { wrapPageElement } from "./src/chrome/wrap";

serveHead(SeoHead);
