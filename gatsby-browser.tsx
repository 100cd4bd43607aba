import type { GatsbyBrowser } from "gatsby";
import { noteNavigation } from "./src/seo/seo";

export { onInitialClientRender } from "./src/chrome/early-press";
export { onClientEntry } from "./src/chrome/no-worker";
export { onRouteUpdate } from "./src/chrome/route-focus";
export { wrapPageElement } from "./src/chrome/wrap";
export { replaceHydrateFunction } from "./src/chrome/hydrate";

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};
