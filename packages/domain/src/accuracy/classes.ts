/** The confidence level in percent of the classes and of every tolerance. */
export const CONFIDENCE = 95;

/** A class of accuracy: deviations at 95 % up to `max`, and above `min`, in millimeters. */
export interface AccuracyClass {
  readonly id: string;
  readonly name: string;
  /** Missing if the parties agree on the upper end. */
  readonly max?: number | null | undefined;
  readonly min: number;
}

/** The class that contains a tolerance. Its upper end belongs to it: 50 mm is in the class from 50 to 15 mm. */
export const classOf = <C extends AccuracyClass>(classes: readonly C[], tolerance: number): C | undefined =>
  classes.find(({ max, min }) => tolerance > min && tolerance <= (max ?? Infinity));
