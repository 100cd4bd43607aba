/** The numbers that begin a round step, such as 1, 20 or 0.5. */
const ROUND_STEPS = [1, 2, 5, 10];
const MAX_STEPS = 5;

/**
 * The ticks of an axis from 0 to the first tick that is at least the maximum, in round steps of the unit:
 * `axisTicks(12.6)` → 0, 5, 10, 15.
 * @param max the largest value on the axis, above 0
 * @param unit what is counted in round numbers: 60 for hours on an axis of minutes
 */
export function axisTicks(max: number, unit = 1): number[] {
  const minStep = max / unit / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = (ROUND_STEPS.find((round) => round * power >= minStep) ?? 1) * power;
  const count = Math.ceil(max / unit / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step * unit);
}
