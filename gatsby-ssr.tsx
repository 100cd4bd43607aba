export { onPreRenderHTML, onRenderBody } from "./src/components/layout/head-tags";
export { wrapPageElement } from "./src/components/layout/wrap-page";
