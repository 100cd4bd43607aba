import type { ThemeUICSSObject } from "@theme-ui/core";

/** A point of a layer above a picture, which a script moves with `transform`. Its x counts from the left in all languages. */
// eslint-disable-next-line no-restricted-syntax -- A transform has physical coordinates.
export const anchored: ThemeUICSSObject = { position: "absolute", left: 0, top: 0 };
