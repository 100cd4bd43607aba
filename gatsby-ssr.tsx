import "./src/build/frugal-heap";

export { onPreRenderHTML, onRenderBody } from "./src/chrome/head-styles";
export { wrapPageElement } from "./src/chrome/wrap";
