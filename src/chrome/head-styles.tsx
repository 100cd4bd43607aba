import { Global } from "@emotion/react";
import { isValidElement } from "react";
import type { GatsbySSR } from "gatsby";
import { globalStyles } from "../theme/global";

/**
 * Without script, controls that need one are not shown, and what they would
 * disclose is: panels always, menus while they have the mouse or the focus.
 * The bar has its ground from the start, since nothing tells it that words
 * have come to lie beneath it.
 */
const WITHOUT_SCRIPT = [
  "[data-script]{display:none!important}",
  "[data-panel][role=tabpanel][hidden]{display:block!important}",
  "[data-menu]:is(:hover,:focus-within)>[data-panel][hidden]{display:block!important}",
  "[data-opaque]{background-color:var(--ground)!important;border-color:var(--hairline)!important}",
].join("");

/**
 * Puts into the served HTML what holds on every page, so that no script has to
 * carry it: the styles of bare elements with the fonts, and those for visitors
 * without script. Browsers that know `expect` paint the first screen only when
 * they have read all of it: painted in halves, it would shift.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <Global key="global" styles={globalStyles} />,
    <link key="first-screen" rel="expect" href="#first-screen" {...{ blocking: "render" }} />,
    <noscript key="no-script" dangerouslySetInnerHTML={{ __html: `<style>${WITHOUT_SCRIPT}</style>` }} />,
  ]);
};

/** Styles and script of gatsby-plugin-image's own component, in whose place `ui/picture.tsx` stands. */
const UNUSED = /^gatsby-image-style/;

/** Leaves out what a plugin puts into every page and no page uses. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !(isValidElement(part) && UNUSED.test(part.key ?? ""))));
};
