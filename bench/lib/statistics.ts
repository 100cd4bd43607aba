/**
 * The median: the middle value, or the mean of the two middle values.
 * @throws Error when the list is empty
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("Cannot compute the median of an empty list.");
  return (upper + lower) / 2;
}

/**
 * The percentile by the nearest-rank method.
 * @param fraction between 0 and 1
 * @throws Error when the list is empty
 */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(fraction * sorted.length) - 1)];
  if (value === undefined) throw new Error("Cannot compute a percentile of an empty list.");
  return value;
}

/** The ratio of two numbers, rounded to two decimals; `null` if the second is zero. */
export function ratio(value: number, reference: number): number | null {
  return reference === 0 ? null : Math.round((value / reference) * 100) / 100;
}

/** Bytes as KB of 1000 bytes, rounded to one decimal. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
