/**
 * The middle value of the numbers, or the mean of the two in the middle.
 * @throws Error when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (upper + lower) / 2;
}

/** How many times the second number the first is, to two places; `null` where the second is zero. */
export function ratio(of: number, to: number): number | null {
  return to === 0 ? null : Math.round((of / to) * 100) / 100;
}

/** Bytes as KB of 1000 bytes, to one place. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
