export { onPreRenderHTML, onRenderBody } from "./src/layout/head-tags";
export { wrapPageElement } from "./src/layout/wrap-page";
