import type { DepthMap } from "./depth-map";
import type { Vector } from "./vector";

/** What hit tests need of a station. */
export interface StationView {
  position: Vector;
  /** The direction of the center of the panorama, in degrees clockwise from the plan’s y axis. */
  heading: number;
  depthMap: DepthMap;
}
