/** The colors of a brand that a view uses, such as `#d6f24b`. */
export interface Palette {
  /** The depth ramp from near to far. */
  readonly ramp: readonly [string, string, string, string, string];
  readonly background: string;
  readonly raised: string;
  readonly hairline: string;
  readonly text: string;
}
