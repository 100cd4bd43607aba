/**
 * Window widths at which a layout changes. They are in em, so that they follow the text size of the browser. `sizes()`
 * relies on the ascending order.
 */
const BREAKPOINTS = {
  /** Lists get a second column. */
  small: "40em",
  /** Wider than a phone in portrait orientation. */
  tablet: "44em",
  /** Columns next to each other, and the navigation bar with its menus. */
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

/** The media condition for windows below the breakpoint `small`. */
export const belowSmall = "(max-width: 39.99em)";

/** The media condition for a breakpoint: `media("laptop")` → `(min-width: 60em)`. */
export const media = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]})`;

/**
 * The `sizes` attribute of a picture, from which the browser knows its width before the styles have loaded:
 * `sizes("60vw", { tablet: "94vw", wide: "38rem" })` → `(min-width: 84em) 38rem, (min-width: 44em) 94vw, 60vw`.
 * @param base width of the picture in windows below all breakpoints of `wider`
 * @param wider widths of the picture, each from a breakpoint on
 */
export function sizes(base: string, wider: Partial<Record<Breakpoint, string>>): string {
  const conditions = (Object.keys(BREAKPOINTS) as Breakpoint[]).flatMap((name) => {
    const width = wider[name];
    return width === undefined ? [] : `${media(name)} ${width}`;
  });
  return [...conditions.reverse(), base].join(", ");
}

/** A low and wide window, such as a phone in landscape orientation. */
export const lowWindow = "@media (max-height: 30rem) and (min-width: 30.01em)";
/** A low and narrow window, such as a laptop at 400 % zoom: 320 × 256 px. */
export const tinyWindow = "@media (max-height: 30rem) and (max-width: 30em)";
