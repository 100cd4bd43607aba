/** A logarithmic axis, on which equal distances are equal factors. Both ends are above 0; the larger one may be the first. */
export interface Scale {
  readonly start: number;
  readonly end: number;
}

/** The digits whose lines have a label. */
const LABELED_DIGITS = [1, 2, 5];

/**
 * The position of a value on a scale as a share of its length. Values beyond the ends are at the ends:
 * `positionOn({ start: 100, end: 1 }, 10)` → 0.5.
 */
export const positionOn = ({ start, end }: Scale, value: number): number =>
  Math.min(1, Math.max(0, Math.log(value / start) / Math.log(end / start)));

/** A line of a ruler. */
export interface RulerMark {
  readonly value: number;
  readonly isLabeled: boolean;
}

/** The lines of a ruler, from its start to its end: one for each digit of each power of ten. */
export function rulerMarks({ start, end }: Scale): RulerMark[] {
  const [min, max] = [Math.min(start, end), Math.max(start, end)];
  const first = Math.floor(Math.log10(min));
  const powers = Array.from({ length: Math.ceil(Math.log10(max)) - first + 1 }, (_, index) => first + index);
  const marks = powers
    .flatMap((power) =>
      Array.from({ length: 9 }, (_, index) => ({
        // Powers of ten below 1 are not exact.
        value: Number(((index + 1) * 10 ** power).toPrecision(1)),
        isLabeled: LABELED_DIGITS.includes(index + 1),
      })),
    )
    .filter(({ value }) => value >= min && value <= max);
  return start > end ? marks.reverse() : marks;
}
