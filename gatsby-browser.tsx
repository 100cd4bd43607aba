import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "./plugins/gatsby-plugin-late-script/when-idle";
import { isBare } from "./src/chrome/bare";
import { focusContent } from "./src/chrome/route-focus";
import { fetchWholeIconSheet } from "./src/chrome/whole-icon-sheet";

export { onClientEntry } from "./src/chrome/no-worker";
export { wrapPageElement } from "./src/chrome/wrap";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusContent(update);
  // The help desk shows no icon, and in its frame it may not read them.
  if (!isBare(update.location.pathname)) whenIdle(() => void fetchWholeIconSheet());
};
