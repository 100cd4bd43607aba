import type { GatsbyBrowser } from "gatsby";
import { isBare } from "./src/chrome/bare";
import { whenIdle } from "./src/chrome/idle";
import { focusContent } from "./src/chrome/route-focus";
import { fetchWholeIconSheet } from "./src/chrome/whole-icon-sheet";

export { onClientEntry } from "./src/chrome/no-worker";
export { wrapPageElement } from "./src/chrome/wrap";
export { replaceHydrateFunction } from "./src/chrome/hydrate";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusContent(update);
  // The help desk shows no icon, and in its frame it may not read them.
  if (!isBare(update.location.pathname)) whenIdle(() => void fetchWholeIconSheet());
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.earlyPress?.catchUp();
};
