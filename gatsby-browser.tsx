import type { GatsbyBrowser } from "gatsby";
import { layOutRest } from "./src/chrome/lay-out-rest";
import { noteNavigation } from "./src/seo/seo";

export { onClientEntry } from "./src/chrome/no-worker";
export { onRouteUpdate } from "./src/chrome/route-focus";
export { wrapPageElement } from "./src/chrome/wrap";
export { replaceHydrateFunction } from "./src/chrome/hydrate";

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) noteNavigation();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.earlyPress?.catchUp();
  layOutRest();
};
