/**
 * The middle value of the numbers, or the mean of the two in the middle.
 * @throws Error when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("Cannot compute the median of an empty list.");
  return (upper + lower) / 2;
}

/**
 * The value below which so large a part of the numbers lies (nearest rank).
 * @param part between 0 and 1
 * @throws Error when there are none
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new Error("Cannot compute a percentile of an empty list.");
  return value;
}

/** How many times the second number the first is, to two places; `null` where the second is zero. */
export function ratio(of: number, to: number): number | null {
  return to === 0 ? null : Math.round((of / to) * 100) / 100;
}

/** Bytes as KB of 1000 bytes, to one place. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
