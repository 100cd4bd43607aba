export { onRouteUpdate } from "./src/chrome/route-focus";
export { wrapPageElement } from "./src/chrome/wrap";
