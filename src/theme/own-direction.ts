import type { ThemeUICSSObject } from "@theme-ui/core";

/**
 * The direction of a figure follows its own letters: “8192 × 4096 px” keeps its order where the text runs from right to
 * left, and is aligned like that text.
 */
export const ownDirection: ThemeUICSSObject = {
  "[dir=rtl] &": { unicodeBidi: "plaintext", textAlign: "match-parent" },
};
