export { onRenderBody } from "./src/chrome/no-script";
export { wrapPageElement } from "./src/chrome/wrap";
