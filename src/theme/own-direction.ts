import type { ThemeUICSSObject } from "@theme-ui/core";

/**
 * The direction of a figure follows its own letters: “8192 × 4096 px” keeps its order where the text runs from right to
 * left, and is aligned like that text.
 */
export const ownDirection: ThemeUICSSObject = {
  // eslint-disable-next-line no-restricted-syntax -- The start of a figure is at its left, that of the text at its right.
  "[dir=rtl] &": { unicodeBidi: "plaintext", textAlign: "right" },
};
