import { useState } from "react";
import type { Measurement } from "../../geometry/measurement";
import type { PickedPoint } from "../../geometry/pick-in-panorama";
import { distanceBetween } from "../../geometry/vector";

/** The key of the label that is shown as a hint while measuring. */
export type MeasuringHint = "measureHint" | "secondPoint" | "nothingThere";

interface Measuring {
  isActive: boolean;
  /** The first point of an unfinished measurement. */
  firstPoint: PickedPoint | undefined;
  hint: MeasuringHint | undefined;
  toggle(): void;
  /** Adds the first or the second point; `undefined` if nothing was measured at the pressed point. */
  takePoint(point: PickedPoint | undefined): void;
}

/** Two points that are closer count as a double press, because their distance would be shown as 0.00 m. */
const MIN_LENGTH_M = 0.005;

/**
 * The state of measuring. A measurement is taken by picking two points, one after the other.
 * @param onMeasured called with each finished measurement
 */
export function useMeasuring(onMeasured: (measurement: Omit<Measurement, "id">) => void): Measuring {
  const [isActive, setActive] = useState(false);
  const [firstPoint, setFirstPoint] = useState<PickedPoint>();
  const [hasMissed, setHasMissed] = useState(false);
  const nextHint: MeasuringHint = firstPoint ? "secondPoint" : "measureHint";
  return {
    isActive,
    firstPoint,
    hint: !isActive ? undefined : hasMissed ? "nothingThere" : nextHint,
    toggle() {
      setActive(!isActive);
      setFirstPoint(undefined);
      setHasMissed(false);
    },
    takePoint(point) {
      if (!isActive) return;
      setHasMissed(point === undefined);
      if (!point || (firstPoint && distanceBetween(firstPoint.position, point.position) < MIN_LENGTH_M)) return;
      if (firstPoint) onMeasured({ from: firstPoint, to: point });
      setFirstPoint(firstPoint ? undefined : point);
    },
  };
}
