import type { GatsbyBrowser } from "gatsby";

/**
 * In a sandboxed frame browsers name service workers but throw when they are
 * touched. Gatsby touches them when a deploy has changed the page's data while
 * the page was loading; where it finds none it goes on.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.origin === "null") Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};
