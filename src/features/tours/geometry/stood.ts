import type { Depth } from "./depth";
import type { Vector } from "./vector";

/** Where a visitor stands, with the depth around. */
export interface Stood {
  position: Vector;
  heading: number;
  depth: Depth;
}
