import { createRandom } from "../../../../src/lib/random";

/** Returns a generator of normally distributed numbers with the mean 0 and the standard deviation 1 (Box–Muller). */
export function seededGaussian(seed: number): () => number {
  const random = createRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
