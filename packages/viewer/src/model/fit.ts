import type { OuterSize } from "@capture/domain/outer-size";
import { degToRad } from "@capture/domain/lib/angles";
import type { ViewportSize } from "../canvas/viewport";
import type { TrueSizePlan } from "./true-size";

/** The space that everything on the stage needs, in meters. */
export interface Extent {
  /** Half of the width. */
  radius: number;
  /** Half of the depth. */
  depth: number;
  height: number;
}

/** The vertical field of view. Narrow, as of a long lens, so that a device is not distorted. */
export const FOV_DEG = 24;
/** The free space around the extent. */
const MARGIN_FACTOR = 1.18;
/** In a very low viewport, the toolbar covers a part of what is shown. */
const MIN_FREE_FRACTION = 0.5;

/** The space that a device needs to turn. */
export function deviceExtent({ width, depth, height }: OuterSize): Extent {
  const radius = Math.max(width, depth) / 2000;
  return { radius, depth: radius, height: height / 1000 };
}

/** The space of everything at true size. */
export function trueSizeExtent({ sheet, cup, devices }: TrueSizePlan): Extent {
  const all = [sheet, cup, ...devices];
  return {
    radius: Math.max(...all.map(({ x, size }) => Math.abs(x) + size.width / 2000)),
    depth: Math.max(...all.map(({ size }) => size.depth)) / 2000,
    height: Math.max(...all.map(({ size }) => size.height)) / 1000,
  };
}

/** The part of the viewport that the toolbar covers at its bottom, in CSS pixels. */
export const TOOLBAR_HEIGHT_PX = 64;

/** The distance from which the extent fits into the viewport above the toolbar, seen from the front. */
export function fitDistance({ radius, depth, height }: Extent, { width, height: viewHeight }: ViewportSize): number {
  const tangent = Math.tan(degToRad(FOV_DEG / 2));
  const freeFraction = Math.max(MIN_FREE_FRACTION, 1 - TOOLBAR_HEIGHT_PX / viewHeight);
  const vertical = height / 2 / (tangent * freeFraction);
  const horizontal = radius / (tangent * (width / viewHeight));
  return Math.max(vertical, horizontal) * MARGIN_FACTOR + depth;
}
