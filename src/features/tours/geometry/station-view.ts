import type { DepthMap } from "./depth-map";
import type { Vector } from "../../../lib/vector";

/** The properties of a station that hit tests use. */
export interface StationView {
  position: Vector;
  /** The direction of the center of the panorama, in degrees clockwise from the plan’s y axis. */
  heading: number;
  depthMap: DepthMap;
}
