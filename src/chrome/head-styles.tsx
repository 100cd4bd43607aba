import { Global } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { globalStyles } from "../theme/global";
import { KEEP_PRESSES } from "./keep-presses";

/**
 * Without script, controls that need one are not shown, and what they would
 * disclose is: panels always, menus while they have the mouse or the focus.
 */
const WITHOUT_SCRIPT = [
  "[data-script]{display:none!important}",
  "[data-panel][role=tabpanel][hidden]{display:block!important}",
  "[data-menu]:is(:hover,:focus-within)>[data-panel][hidden]{display:block!important}",
].join("");

/**
 * Puts into the served HTML what holds on every page, so that no script has to
 * carry it: the styles of bare elements with the fonts, those for visitors
 * without script, and what keeps a press that comes too early. Browsers that
 * know `expect` paint the first screen only when they have read all of it:
 * painted in halves, it would shift.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <Global key="global" styles={globalStyles} />,
    <link key="first-screen" rel="expect" href="#first-screen" {...{ blocking: "render" }} />,
    <script key="keep-presses" dangerouslySetInnerHTML={{ __html: KEEP_PRESSES }} />,
    <noscript key="no-script" dangerouslySetInnerHTML={{ __html: `<style>${WITHOUT_SCRIPT}</style>` }} />,
  ]);
};
