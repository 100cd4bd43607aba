/**
 * Widths from which a layout changes, in em, so that they follow the text size that the reader has chosen.
 * Narrowest first: `sizes()` relies on this order.
 */
const BREAKPOINTS = {
  /** Lists get a second column. */
  small: "40em",
  /** Wider than a phone held upright. */
  tablet: "44em",
  /** Columns next to each other, and the whole navigation bar. */
  laptop: "60em",
  /** Cards get a third column. */
  cards: "67em",
  /** The container of articles has its full width. */
  content: "72em",
  large: "80em",
  /** The container of pages has its full width. */
  wide: "84em",
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The breakpoints of arrays in `sx`: `gap: [4, 5, 6, 7]` changes at each of these. */
export const sxBreakpoints: readonly string[] = [BREAKPOINTS.small, BREAKPOINTS.laptop, BREAKPOINTS.large];

/** The media condition of a window at least this wide: `media("laptop")` → `(min-width: 60em)`. */
export const media = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]})`;

/**
 * The `sizes` of a picture, which tell the browser how wide the picture is shown before any style has arrived:
 * `sizes("60vw", { tablet: "94vw", wide: "38rem" })` → `(min-width: 84em) 38rem, (min-width: 44em) 94vw, 60vw`.
 * @param base width in windows narrower than any of `wider`
 * @param wider width from a breakpoint on
 */
export function sizes(base: string, wider: Partial<Record<Breakpoint, string>>): string {
  const conditions = (Object.keys(BREAKPOINTS) as Breakpoint[]).flatMap((name) => {
    const width = wider[name];
    return width === undefined ? [] : `${media(name)} ${width}`;
  });
  return [...conditions.reverse(), base].join(", ");
}

/** A window that is low and wide, as on a phone held sideways. */
export const lowWindow = "@media (max-height: 30rem) and (min-width: 30.01em)";
/** A window that is low and narrow, as on a laptop at 400 %: 320 × 256 pixels. */
export const tinyWindow = "@media (max-height: 30rem) and (max-width: 30em)";
