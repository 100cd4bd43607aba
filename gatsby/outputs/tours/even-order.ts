import type { Points } from "./points";

/** Cells along the longest side of the cloud at each level: 20 cm to 1 cm in an apartment of 10 m. */
const CELLS_PER_LEVEL = [48, 96, 192, 384, 768];

/**
 * Orders points so that the first n of them are an even sample of the cloud, for each n. Each level takes one point from
 * every cell that has none yet, in random order. The order of the device, or a random one, would leave holes where few
 * points were measured.
 */
export function evenOrder({ count, positions, min, max }: Points): Uint32Array {
  const order = new Uint32Array(count);
  let rest = shuffled(count);
  let placed = 0;
  const length = Math.max(...max.map((end, axis) => end - (min[axis] ?? 0)), Number.EPSILON);
  for (const cells of CELLS_PER_LEVEL) {
    const cellOf = cellFinder(positions, min, cells, length);
    // One bit per cell.
    const taken = new Uint8Array(Math.ceil((cells + 1) ** 3 / 8));
    const take = (point: number): boolean => {
      const cell = cellOf(point);
      const bit = 1 << (cell & 7);
      const byte = taken[cell >> 3] ?? 0;
      taken[cell >> 3] = byte | bit;
      return (byte & bit) === 0;
    };
    for (const point of order.subarray(0, placed)) take(point);
    rest = rest.filter((point) => {
      if (!take(point)) return true;
      order[placed] = point;
      placed += 1;
      return false;
    });
  }
  order.set(rest, placed);
  return order;
}

function cellFinder(positions: Float32Array, min: readonly number[], cells: number, length: number) {
  const [left = 0, front = 0, bottom = 0] = min;
  const scale = cells / length;
  const side = cells + 1;
  return (point: number): number => {
    const x = Math.floor(((positions[point * 3] ?? 0) - left) * scale);
    const y = Math.floor(((positions[point * 3 + 1] ?? 0) - front) * scale);
    const z = Math.floor(((positions[point * 3 + 2] ?? 0) - bottom) * scale);
    return (z * side + y) * side + x;
  };
}

/** The numbers 0 … count − 1 in a pseudorandom order that is the same in every build. */
function shuffled(count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  let state = 1;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
