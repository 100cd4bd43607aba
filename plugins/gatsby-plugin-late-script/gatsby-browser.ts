import type { GatsbyBrowser } from "gatsby";
import { deferHydration } from "./hydrate";

export const replaceHydrateFunction = () => deferHydration;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => window.earlyInput?.replay();
