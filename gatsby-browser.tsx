import type { GatsbyBrowser } from "gatsby";
import { isBare } from "./src/chrome/bare";
import { whenIdle } from "./src/chrome/idle";
import { layOutRest } from "./src/chrome/lay-out-rest";
import { focusContent } from "./src/chrome/route-focus";
import { fetchWholeIconSheet } from "./src/chrome/whole-icon-sheet";
import { noteNavigation } from "./src/seo/seo";

export { onClientEntry } from "./src/chrome/no-worker";
export { wrapPageElement } from "./src/chrome/wrap";
export { replaceHydrateFunction } from "./src/chrome/hydrate";

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusContent(update);
  // The help desk shows no icon, and in its frame it may not read them.
  if (!isBare(update.location.pathname)) whenIdle(() => void fetchWholeIconSheet());
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.earlyPress?.catchUp();
  layOutRest();
};
