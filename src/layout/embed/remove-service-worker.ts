import type { GatsbyBrowser } from "gatsby";

/**
 * Removes `navigator.serviceWorker` in a sandboxed frame, where reading it throws. Gatsby reads it when a deployment has
 * changed the data of the page during loading, and continues when the property is missing.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.origin === "null") Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};
