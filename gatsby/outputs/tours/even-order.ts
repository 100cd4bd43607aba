import type { Points } from "@capture/domain/ply";

/** Number of cells along the longest side of the cloud at each level. In an apartment of 10 m they measure 20 cm to 1 cm. */
const CELLS_PER_LEVEL = [48, 96, 192, 384, 768];

/**
 * Orders points so that the first n of them are an even sample of the cloud, for each n. Each level adds one point in every
 * cell without a point, chosen pseudorandomly. In device order or in random order, the sample would have holes where few
 * points were measured.
 * @returns indices of all points
 */
export function evenOrder({ count, positions, min, max }: Points): Uint32Array {
  const order = new Uint32Array(count);
  let remaining = shuffledIndices(count);
  let placed = 0;
  const longestSide = Math.max(...max.map((end, axis) => end - (min[axis] ?? 0)), Number.EPSILON);
  for (const cells of CELLS_PER_LEVEL) {
    const cellOf = cellFinder(positions, min, cells, longestSide);
    // One bit per cell.
    const occupied = new Uint8Array(Math.ceil((cells + 1) ** 3 / 8));
    /** Occupies the cell of a point, and returns whether the cell was empty. */
    const occupyCell = (point: number): boolean => {
      const cell = cellOf(point);
      const bit = 1 << (cell & 7);
      const byte = occupied[cell >> 3] ?? 0;
      occupied[cell >> 3] = byte | bit;
      return (byte & bit) === 0;
    };
    for (const point of order.subarray(0, placed)) occupyCell(point);
    remaining = remaining.filter((point) => {
      if (!occupyCell(point)) return true;
      order[placed] = point;
      placed += 1;
      return false;
    });
  }
  order.set(remaining, placed);
  return order;
}

function cellFinder(positions: Float32Array, min: readonly number[], cells: number, longestSide: number) {
  const [left = 0, front = 0, bottom = 0] = min;
  const scale = cells / longestSide;
  const side = cells + 1;
  return (point: number): number => {
    const x = Math.floor(((positions[point * 3] ?? 0) - left) * scale);
    const y = Math.floor(((positions[point * 3 + 1] ?? 0) - front) * scale);
    const z = Math.floor(((positions[point * 3 + 2] ?? 0) - bottom) * scale);
    return (z * side + y) * side + x;
  };
}

/** The numbers 0 … count − 1 in a pseudorandom order that is the same in every build. */
function shuffledIndices(count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  let state = 1;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    const lastIndex = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = lastIndex;
  }
  return order;
}
