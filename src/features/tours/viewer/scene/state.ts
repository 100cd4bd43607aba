import type { Camera, Place, Size } from "../../geometry/camera";
import type { Picked } from "../../geometry/picked";
import type { Vector } from "../../geometry/vector";
import type { Coloring } from "./shaders";

export type ViewerTour = Queries.TourViewerPartsFragment;
export type Station = ViewerTour["stations"][number];

/** What the viewer shows, as the controls around it need it. */
export interface ViewerState {
  camera: Camera;
  size: Size;
  /** The station whose panorama is shown; none around the cloud. */
  station: string | undefined;
  /** Something is being fetched that the visitor waits for. */
  loading: boolean;
  /** The last thing asked for could not be fetched. */
  failed: boolean;
  /** Points of the cloud that are drawn. */
  points: number;
  coloring: Coloring;
  /** Points above this height are cut away, in meters. */
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
  /** Rises out of the rooms until the whole cloud is in the picture. */
  flyToOverview(): void;
  change(part: Partial<Pick<ViewerState, "coloring" | "ceiling" | "rotating">>): void;
  zoom(factor: number): void;
  /** Moves the focus to the picture: what had it is about to go. */
  focus(): void;
  /** The place in the rooms that is seen at a place of the picture; `undefined` where nothing was measured. */
  pick(place: Place): Picked | undefined;
  /** Whether a place is to be seen from where the visitor stands, and not behind a wall. */
  sees(place: Vector): boolean;
  /** Off the screen nothing is drawn. */
  setAwake(awake: boolean): void;
  dispose(): void;
}

export interface ViewerOptions {
  /** Whether everything is to arrive at once, without a way; asked before each. */
  reducedMotion: () => boolean;
  /** A finger is the pointer, so 30 frames a second are aimed for. */
  isPhone: boolean;
  onPress(place: Place): void;
}
