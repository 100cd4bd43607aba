import { Global } from "@emotion/react";
import { isValidElement } from "react";
import type { GatsbySSR } from "gatsby";
import { globalStyles } from "../../theme/global";
import { isEmbedded } from "./embed/embedded-pages";
import { embeddedStyles } from "./embed/embedded-styles";
import { MANIFEST } from "./manifest-link";

/**
 * CSS of pages whose script does not run. Controls that need one are hidden,
 * and what they would show is shown: panels always, menus while they have the
 * mouse or the focus. The bar is opaque, since nothing tells it of scrolling.
 */
const WITHOUT_SCRIPT = [
  "[data-script]{display:none!important}",
  "[data-panel][role=tabpanel][hidden]{display:block!important}",
  "[data-menu]:is(:hover,:focus-within)>[data-panel][hidden]{display:block!important}",
  "[data-opaque]{background-color:var(--ground)!important;border-color:var(--hairline)!important}",
].join("");

/**
 * Head tags of every page. The global styles stand in the served HTML alone, so
 * no script carries them. Browsers that know `expect` paint the first screen
 * when it is whole; painted in halves, it would shift.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <Global key="global" styles={globalStyles} />,
    isEmbedded(pathname) && <Global key="embedded" styles={embeddedStyles} />,
    <link key="first-screen" rel="expect" href="#first-screen" {...{ blocking: "render" }} />,
    <noscript key="no-script" dangerouslySetInnerHTML={{ __html: `<style>${WITHOUT_SCRIPT}</style>${MANIFEST}` }} />,
  ]);
};

/** Tags for the component of gatsby-plugin-image. `components/ui/picture.tsx` stands in its place. */
const UNUSED = /^gatsby-image-style/;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !(isValidElement(part) && UNUSED.test(part.key ?? ""))));
};
