export { onPreRenderHTML, onRenderBody } from "./src/chrome/head-tags";
export { wrapPageElement } from "./src/chrome/wrap";
