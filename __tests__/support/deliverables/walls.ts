/** Points farther from a wall do not belong to it. */
const MAX_DISTANCE_M = 0.03;

/**
 * The distance between two opposite walls, from the mean of the points on each.
 * @param values coordinates of points on the axis across the walls
 */
export function wallDistance(values: Iterable<number>, from: number, to: number): number {
  const sums = [from, to].map((wall) => ({ wall, sum: 0, count: 0 }));
  for (const value of values) {
    for (const side of sums) {
      if (Math.abs(value - side.wall) > MAX_DISTANCE_M) continue;
      side.sum += value;
      side.count += 1;
    }
  }
  const [start = NaN, end = NaN] = sums.map(({ sum, count }) => sum / count);
  return end - start;
}

/** The position of a wall in an exact cloud, in meters: the millimeter near it at which most points are. */
export function mostFrequentWall(values: readonly number[], wall: number): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    if (Math.abs(value - wall) > MAX_DISTANCE_M) continue;
    const millimeter = Math.round(value * 1000);
    counts.set(millimeter, (counts.get(millimeter) ?? 0) + 1);
  }
  const [[millimeter = NaN] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return millimeter / 1000;
}
