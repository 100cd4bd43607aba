/** With a pixel ratio of 4 instead of 2, phones draw four times as many pixels without a visible difference. */
const MAX_PIXEL_RATIO = 2;

/** The number of drawn pixels per CSS pixel. */
export const drawnPixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
