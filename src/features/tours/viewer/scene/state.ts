import type { Camera, Place, Size } from "../../geometry/camera";
import type { Picked } from "../../geometry/picked";
import type { Vector } from "../../geometry/vector";
import type { Coloring } from "./shaders";

export type ViewerTour = Queries.TourViewerPartsFragment;
export type Station = ViewerTour["stations"][number];

/** The state of the viewer for the controls around it. */
export interface ViewerState {
  camera: Camera;
  size: Size;
  /** The station whose panorama is shown; `undefined` around the cloud. */
  station: string | undefined;
  /** Whether the visitor waits for a file. */
  loading: boolean;
  /** Whether the last requested view could not be loaded. */
  failed: boolean;
  /** Points of the cloud that are drawn. */
  points: number;
  coloring: Coloring;
  /** Points above this height are cut off, in meters. */
  ceiling: number;
  rotating: boolean;
}

/** Where a visitor looks, in degrees. */
export interface Look {
  yaw: number;
  pitch: number;
}

export interface Viewer {
  state(): ViewerState;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Goes to a station. */
  goToStation(id: string, look?: Look): void;
  /** Moves out of the rooms until the whole cloud is in the picture. */
  flyToOverview(): void;
  change(part: Partial<Pick<ViewerState, "coloring" | "ceiling" | "rotating">>): void;
  zoom(factor: number): void;
  /** Moves the focus to the picture, for controls that are about to be removed. */
  focus(): void;
  /** The place in the rooms at a place of the picture; `undefined` where nothing was measured. */
  pick(place: Place): Picked | undefined;
  /** Whether a place is visible from the current station, and not behind a wall. */
  sees(place: Vector): boolean;
  /** While it is not awake, such as off the screen, nothing is drawn. */
  setAwake(awake: boolean): void;
  dispose(): void;
}

export interface ViewerOptions {
  /** Whether movements arrive at once; called before each. */
  reducedMotion: () => boolean;
  /** Whether the pointer is a finger, so that the target is 30 frames per second. */
  isPhone: boolean;
  onPress(place: Place): void;
}
