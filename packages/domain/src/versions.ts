/**
 * Compares two versions such as `2025.1.1` number by number; a missing number counts as 0.
 * @returns a negative number if the first is lower, a positive one if it is higher, 0 if they are the same
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one.split(".").map(Number), other.split(".").map(Number)];
  const places = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place);
  const differing = places.find((place) => (left[place] ?? 0) !== (right[place] ?? 0));
  return differing === undefined ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}
