import type { GatsbySSR } from "gatsby";

/**
 * Without script, controls that need one are not shown, and what they would
 * disclose is: panels always, menus while they have the mouse or the focus.
 */
const STYLE = [
  "[data-script]{display:none!important}",
  "[data-panel][role=tabpanel][hidden]{display:block!important}",
  "[data-menu]:is(:hover,:focus-within)>[data-panel][hidden]{display:block!important}",
].join("");

/** Puts the styles for visitors without script into the served HTML. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([<noscript key="no-script" dangerouslySetInnerHTML={{ __html: `<style>${STYLE}</style>` }} />]);
};
