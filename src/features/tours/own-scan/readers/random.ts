const INCREMENT = 0x6d2b79f5;
const RANGE = 2 ** 32;

/**
 * Creates a generator of numbers from 0 to 1, exclusive. Equal seeds give equal numbers, so the same file is always
 * sampled in the same way.
 * @see https://github.com/cprosche/mulberry32
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + INCREMENT) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / RANGE;
  };
}
