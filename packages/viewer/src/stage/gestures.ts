import { clamp } from "@capture/domain/lib/angles";
import type { GestureHandlers } from "../canvas/gesture-listener";
import type { Extent } from "../model/fit";
import { rotateOrbit, zoomOrbit, type Orbit } from "../model/orbit";
import type { StageState } from "./api";
import { orbitLimits } from "./poses";

const DRAG_ROTATION_DEG_PER_PX = 0.4;
const KEY_ROTATION_DEG = 8;
const KEY_PAN_PX = 40;

interface GestureOptions {
  getState: () => StageState;
  /** What is shown; `undefined` while it is loading. */
  getExtent: () => Extent | undefined;
  applyUserInput: (change: (orbit: Orbit) => Orbit) => void;
}

/** Maps gestures to changes of the pose. Dragging turns the device; at real size it moves the device instead. */
export function createStageGestures({ getState, getExtent, applyUserInput }: GestureOptions): GestureHandlers {
  function drag(right: number, down: number): void {
    const { mode, pxPerMm } = getState();
    if (mode === "realSize") {
      const extent = getExtent();
      if (extent) applyUserInput((orbit) => panOrbit(orbit, extent, right / pxPerMm / 1000, down / pxPerMm / 1000));
    } else
      applyUserInput((orbit) => rotateOrbit(orbit, -right * DRAG_ROTATION_DEG_PER_PX, down * DRAG_ROTATION_DEG_PER_PX));
  }
  return {
    drag,
    pan: drag,
    zoom(factor) {
      const extent = getExtent();
      if (extent) applyUserInput((orbit) => zoomOrbit(orbit, factor, orbitLimits(extent, getState().size)));
    },
    press: () => undefined,
    rotate(right, up) {
      if (getState().mode === "realSize") drag(-right * KEY_PAN_PX, up * KEY_PAN_PX);
      else applyUserInput((orbit) => rotateOrbit(orbit, right * KEY_ROTATION_DEG, up * KEY_ROTATION_DEG));
    },
  };
}

/** Moves the device by meters, without losing it from the viewport. */
function panOrbit(orbit: Orbit, { radius, height }: Extent, right: number, down: number): Orbit {
  const [x, y, z] = orbit.target;
  return { ...orbit, target: [clamp(x - right, -radius, radius), clamp(y + down, 0, height), z] };
}
