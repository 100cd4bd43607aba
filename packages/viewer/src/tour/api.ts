import type { Vector } from "@capture/domain/lib/vector";
import type { CanvasView, CanvasViewOptions, ViewStore } from "../canvas/view";
import type { CloudPiece } from "../formats/cloud";
import type { CameraPose, ScreenPoint, ViewportSize } from "../geometry/camera";
import type { PickedPoint } from "../geometry/pick-in-panorama";
import type { FloorPlan } from "../geometry/floor-plan";
import type { PlanBounds } from "../geometry/plan-slice";
import type { Coloring } from "./materials";

export interface TourOptions extends CanvasViewOptions {
  tour: TourData;
  /** The points of the cloud if they are in memory; otherwise the pieces of the tour’s cloud are fetched. */
  cloudPiece?: CloudPiece | undefined;
  /** Whether the device is operated by touch: the target is 30 frames per second instead of 60, with less graphics memory. */
  isPhone: boolean;
  /** Called when a point of the viewport is pressed. */
  onPress(screenPoint: ScreenPoint): void;
}

/** A tour on a canvas. Nothing is drawn until a method has loaded a panorama or the cloud. */
export interface TourView extends CanvasView<TourState> {
  /** @param orientation defaults to the station’s `view`, slightly downward */
  goToStation(id: string, orientation?: Orientation): void;
  /** Moves the camera until the entire cloud is in the viewport. */
  flyToOverview(): void;
  /** Moves the camera over the cloud until it is a plan: a slice at `SLICE_HEIGHT_M`. */
  showPlan(): void;
  /** Moves the camera back from the plan to the view before it. */
  leavePlan(): void;
  /** The bounds of the drawn slice on the floor plan, in meters; `undefined` if it has no points. */
  sliceBounds(): PlanBounds | undefined;
  /** Moves the camera to a point of the cloud, at eye height above the floor. */
  walkTo(point: Vector): void;
  setOptions(options: Partial<Pick<TourState, "coloring" | "clipHeight" | "autoRotate">>): void;
  /** Performs a hit test at a point of the viewport; `undefined` where nothing was measured. */
  pick(screenPoint: ScreenPoint): PickedPoint | undefined;
  /** Whether a point is visible from the current station and not hidden by a wall. */
  isVisible(point: Vector): boolean;
}

/** The state of a tour for the controls around it. */
export interface TourState {
  camera: CameraPose;
  size: ViewportSize;
  /** The id of the station whose panorama is shown; `undefined` around the cloud. */
  station: string | undefined;
  /** Whether a requested view is loading. */
  isLoading: boolean;
  /** Whether the last requested view failed to load. */
  hasFailed: boolean;
  /** Whether every visible part of the panorama is drawn at the resolution of the screen. */
  isSharp: boolean;
  /** Whether hit tests are possible: in the cloud, or when the depth of the panorama is loaded. */
  canMeasure: boolean;
  /** How many points of the cloud are drawn. */
  drawnPoints: number;
  coloring: Coloring;
  /** Points above this height, in meters, are not drawn. */
  clipHeight: number;
  /** Points more than this far below the clip height, in meters, are not drawn; infinite except for the plan. */
  sliceThickness: number;
  /** Whether the plan is shown or requested: a slice of the cloud, seen from above. */
  isPlan: boolean;
  autoRotate: boolean;
}

/** The orientation of the camera, in degrees. */
export interface Orientation {
  yaw: number;
  pitch: number;
}

/** A tour, or a cloud alone: then it has no rooms, doors and stations. */
export interface TourData extends FloorPlan {
  /** Height of the ceiling above the floor, in meters. */
  readonly ceiling: number;
  readonly stations: readonly Station[];
  readonly scan: CloudFiles;
}

/** The files of a cloud. Coordinates are multiples of the step from the origin. */
export interface CloudFiles {
  readonly points: number;
  readonly origin: readonly number[];
  /** In meters. */
  readonly step: number;
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly pieces: readonly { readonly url: string; readonly points: number }[];
}

/** A place from which a panorama was captured. Positions are in meters, directions in degrees. */
export interface Station {
  readonly id: string;
  /** The id of its room. */
  readonly room: string;
  readonly position: readonly number[];
  /** The direction of the middle of the panorama. */
  readonly heading: number;
  /** The direction of the initial view. */
  readonly view: number;
  readonly depthUrl: string;
  readonly pyramid: { readonly preview: string; readonly tiles: string; readonly width: number };
}

export type TourStore = ViewStore<TourState>;
