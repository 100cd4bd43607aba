import { useState } from "react";
import type { Measurement } from "../../geometry/measurement";
import type { PickedPoint } from "../../geometry/pick-in-panorama";
import { distanceBetween } from "../../geometry/vector";

/** The key of the label that is shown as a hint while measuring. */
export type MeasuringHint = "measureHint" | "secondPoint" | "nothingThere";

/** Two points that are closer count as a double press, because their distance would be shown as 0.00 m. */
const MIN_LENGTH_M = 0.005;

/**
 * The state of measuring. A measurement is taken by picking two points, one after the other.
 * @param onMeasured called with each finished measurement
 */
export function useMeasuring(onMeasured: (measurement: Omit<Measurement, "id">) => void) {
  const [isActive, setActive] = useState(false);
  const [firstPoint, setFirstPoint] = useState<PickedPoint>();
  const [hasMissed, setHasMissed] = useState(false);
  const nextHint: MeasuringHint = firstPoint ? "secondPoint" : "measureHint";
  const hint: MeasuringHint = hasMissed ? "nothingThere" : nextHint;
  return {
    isActive,
    /** The first point of an unfinished measurement. */
    firstPoint,
    hint: isActive ? hint : undefined,
    toggle(): void {
      setActive(!isActive);
      setFirstPoint(undefined);
      setHasMissed(false);
    },
    /** Adds the first or the second point; `undefined` if nothing was measured at the pressed point. */
    takePoint(point: PickedPoint | undefined): void {
      if (!isActive) return;
      setHasMissed(point === undefined);
      if (!point || (firstPoint && distanceBetween(firstPoint.position, point.position) < MIN_LENGTH_M)) return;
      if (firstPoint) onMeasured({ from: firstPoint, to: point });
      setFirstPoint(firstPoint ? undefined : point);
    },
  };
}
