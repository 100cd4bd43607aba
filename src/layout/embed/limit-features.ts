import type { GatsbyBrowser } from "gatsby";
import { isEmbedPath } from "@capture/domain/embed/embed-path";

/**
 * Removes `navigator.serviceWorker` in a sandboxed frame, where reading it throws. Gatsby reads it when a deployment has
 * changed the data of the page during loading, and continues when the property is missing. A tour on a page of another
 * site stores nothing, so there the storage is removed too, in which Gatsby keeps scroll positions.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.origin === "null") Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  if (isEmbedPath(location.pathname)) Reflect.deleteProperty(window, "sessionStorage");
};
