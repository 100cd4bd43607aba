import type { ThemeUICSSObject } from "@theme-ui/core";

/** A word that the glossary explains: quieter than a link that leads on. */
export const termLink: ThemeUICSSObject = {
  color: "inherit",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.25em",
};
