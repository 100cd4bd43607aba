import type { ViewportSize } from "../canvas/viewport";
import type { ViewStore } from "../canvas/view-store";
import type { Orbit } from "../model/orbit";
import type { Project } from "./stage-renderer";

/** What is shown: the device, all devices at true size, the outline of a bank card, or the device at real size. */
export type StageMode = "device" | "trueSize" | "screenScale" | "realSize";

/** The state of the stage for the controls around it. */
export interface StageState {
  mode: StageMode;
  orbit: Orbit;
  size: ViewportSize;
  /** Whether a requested model is loading. */
  isLoading: boolean;
  /** Whether the last requested model failed to load. */
  hasFailed: boolean;
  isTurning: boolean;
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

export interface Stage extends Pick<ViewStore<StageState>, "state" | "subscribe"> {
  /** Shows a mode as soon as its models are loaded. */
  setMode(mode: StageMode): void;
  /** Loads again what has failed. */
  retry(): void;
  /** Turns the device to a part, or only ends the choice. */
  choosePart(id: string | undefined): void;
  setTurning(isTurning: boolean): void;
  setScreenScale(pxPerMm: number): void;
  zoom(factor: number): void;
  /** Returns to the first view of the mode. */
  reset(): void;
  /** Moves the focus to the view. */
  focus(): void;
  /** Pauses the render loop, for example while the stage is off screen. */
  setPaused(paused: boolean): void;
  dispose(): void;
}

export type StageStore = ViewStore<StageState>;
