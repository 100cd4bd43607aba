import { axisTicks } from "./axis";

/** An axis between two values; the larger one may be the first. */
export interface Scale {
  readonly start: number;
  readonly end: number;
  /** Whether equal distances are equal factors. Both values are then above 0. */
  readonly isLog?: boolean;
}

/** The digits that have a label on a logarithmic axis. */
const LABELED_DIGITS = [1, 2, 5];

/**
 * The position of a value on an axis as a share of its length. Values beyond the ends are at the ends:
 * `positionOn({ start: 100, end: 1, isLog: true }, 10)` → 0.5.
 */
export function positionOn({ start, end, isLog = false }: Scale, value: number): number {
  const [from, to, at] = isLog ? [Math.log(start), Math.log(end), Math.log(value)] : [start, end, value];
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** A line of a ruler. Long lines have a label. */
export interface RulerMark {
  readonly value: number;
  readonly isLabeled: boolean;
}

/**
 * The lines of a ruler, from its start to its end: on a logarithmic scale one for each digit of each power of ten, on
 * another one at round steps.
 */
export function rulerMarks({ start, end, isLog = false }: Scale): RulerMark[] {
  const [min, max] = [Math.min(start, end), Math.max(start, end)];
  const marks = (isLog ? digitMarks(min, max) : axisTicks(max).map((value) => ({ value, isLabeled: true }))).filter(
    ({ value }) => value >= min && value <= max,
  );
  return start > end ? marks.reverse() : marks;
}

function digitMarks(min: number, max: number): RulerMark[] {
  const first = Math.floor(Math.log10(min));
  const powers = Array.from({ length: Math.ceil(Math.log10(max)) - first + 1 }, (_, index) => first + index);
  return powers.flatMap((power) =>
    Array.from({ length: 9 }, (_, index) => ({
      // Powers of ten below 1 are not exact.
      value: Number(((index + 1) * 10 ** power).toPrecision(1)),
      isLabeled: LABELED_DIGITS.includes(index + 1),
    })),
  );
}
