import type { AmountRange } from "../amounts";

/** The amounts of a project: square meters, counts, meters, and millimeters at 95 %. */
export const FACT_RANGES = {
  area: { min: 1, max: 10_000_000 },
  rooms: { min: 1, max: 10_000, integer: true },
  floors: { min: 1, max: 200, integer: true },
  distance: { min: 0.2, max: 1000 },
  tolerance: { min: 0.1, max: 1000 },
} as const satisfies Record<string, AmountRange>;

export type Amount = keyof typeof FACT_RANGES;
