export { wrapPageElement } from "./src/chrome/wrap";
