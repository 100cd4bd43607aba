import type { ThemeUICSSObject } from "@theme-ui/core";

/** A link to a glossary term, less prominent than other links. */
export const termLink: ThemeUICSSObject = {
  color: "inherit",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.25em",
};
