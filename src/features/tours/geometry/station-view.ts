import type { Depth } from "./depth";
import type { Vector } from "./vector";

/** What is known of the view from a station. */
export interface StationView {
  position: Vector;
  /** Where the middle of the panorama looks, in degrees clockwise from the plan’s y. */
  heading: number;
  depth: Depth;
}
