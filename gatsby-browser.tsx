import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "./plugins/gatsby-plugin-late-script/when-idle";
import { isBare } from "./src/components/layout/embed/embedded-pages";
import { focusContent } from "./src/components/layout/route-focus";
import { fetchWholeIconSheet } from "./src/components/layout/icon-sheet";

export { onClientEntry } from "./src/components/layout/embed/remove-service-worker";
export { wrapPageElement } from "./src/components/layout/wrap-page";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  focusContent(update);
  // The help desk shows no icon, and in its frame it may not read them.
  if (!isBare(update.location.pathname)) whenIdle(() => void fetchWholeIconSheet());
};
