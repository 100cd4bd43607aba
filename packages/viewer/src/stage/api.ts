import type { Vector } from "@capture/domain/lib/vector";
import type { OuterSize } from "@capture/domain/outer-size";
import type { CanvasView, CanvasViewOptions, ViewStore } from "../canvas/view";
import type { ScreenPoint, ViewportSize } from "../canvas/viewport";
import type { Orbit } from "../model/orbit";

export interface StageOptions extends CanvasViewOptions {
  /** The device of the page. */
  device: DeviceModel;
  /** All devices with a model, from left to right. */
  devices: readonly DeviceModel[];
  /** CSS pixels per millimeter. */
  pxPerMm: number;
}

/** A stage for models of devices. Nothing is drawn until `setMode` has loaded a model. */
export interface Stage extends CanvasView<StageState> {
  /** Shows a mode as soon as its models are loaded. */
  setMode(mode: StageMode): void;
  /** Loads again what has failed. */
  retry(): void;
  /** Turns the device to a part, or only ends the choice. */
  choosePart(id: string | undefined): void;
  setOptions(options: Partial<Pick<StageState, "autoRotate" | "pxPerMm">>): void;
  /** Returns to the first view of the mode. */
  reset(): void;
}

/** What is shown: the device, all devices at true size, the outline of a bank card, or the device at real size. */
export type StageMode = "device" | "trueSize" | "screenScale" | "realSize";

/** The state of the stage for the controls around it. */
export interface StageState {
  mode: StageMode;
  camera: Orbit;
  size: ViewportSize;
  /** Whether a requested model is loading. */
  isLoading: boolean;
  /** Whether the last requested model failed to load. */
  hasFailed: boolean;
  autoRotate: boolean;
  /** CSS pixels per millimeter at real size. */
  pxPerMm: number;
  /** The id of the chosen part. */
  part: string | undefined;
  /** The ids of the parts that the camera sees. */
  visibleParts: ReadonlySet<string>;
  /** The projection of the last frame; `undefined` until one was drawn. */
  project: Project | undefined;
  /** The mode of the last frame. It follows `mode` when the next frame is drawn. */
  drawnMode: StageMode;
}

/** Projects a point in meters to the viewport, as the camera of one frame saw it. */
export type Project = (point: Vector) => ScreenPoint;

/** A device as the stage draws it. */
export interface DeviceModel {
  /** Slug of the product. */
  slug: string;
  /** Name of the product. */
  name: string;
  glb: ModelFile;
  /** For Quick Look on iPhone and iPad. */
  usdz?: ModelFile;
  /** Outer size in millimeters. */
  size: OuterSize;
  parts: readonly ModelPart[];
}

export interface ModelFile {
  url: string;
  bytes: number;
}

export interface ModelPart {
  id: string;
  name: string;
  text: string;
  /** In meters, in the coordinates of the model: y up, front along +z. */
  position: Vector;
  /** Unit vector out of the surface. */
  normal: Vector;
  fields: readonly ModelField[];
}

/** A field of the specification that a part explains. */
export interface ModelField {
  key: string;
  label: string;
  value: string;
}

export type StageStore = ViewStore<StageState>;
