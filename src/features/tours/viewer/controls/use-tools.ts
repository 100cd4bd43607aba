import { useState } from "react";
import type { Measurement, PickedPoint } from "@capture/viewer/measuring";
import { distanceBetween } from "@capture/domain/lib/vector";
import type { TourView } from "@capture/viewer/tour";

/** Labels of the tools that only a cloud without stations has. */
export type OwnScanViewLabels = Pick<Queries.OwnScanFieldsFragment, "walk" | "walkHint" | "overview">;

export type Tools = ReturnType<typeof useTools>;

/** Two points that are closer count as a double press, because their distance would be shown as 0.00 m. */
const MIN_LENGTH_M = 0.005;

/**
 * The state of the tools that take the next press: one picks two points, one after the other, and measures their distance;
 * the other walks to points of a cloud.
 * @param onMeasured called with each finished measurement
 */
export function useTools(view: TourView | undefined, onMeasured: (measurement: Omit<Measurement, "id">) => void) {
  const [active, setActive] = useState<"measuring" | "walking">();
  const [firstPoint, setFirstPoint] = useState<PickedPoint>();
  const [hasMissed, setHasMissed] = useState(false);
  return {
    /** The tool that takes the next press. */
    active,
    /** The first point of an unfinished measurement. */
    firstPoint,
    /** Whether nothing was measured at the last pressed point. */
    hasMissed,
    /** Activates a tool, which ends the other, or ends it. */
    toggle(tool: "measuring" | "walking"): void {
      setActive(active === tool ? undefined : tool);
      setFirstPoint(undefined);
      setHasMissed(false);
    },
    /** @param point `undefined` if nothing was measured at the pressed point */
    takePoint(point: PickedPoint | undefined): void {
      if (!active) return;
      setHasMissed(point === undefined);
      if (active === "walking") {
        if (point) view?.walkTo(point.position);
        return;
      }
      if (!point || (firstPoint && distanceBetween(firstPoint.position, point.position) < MIN_LENGTH_M)) return;
      if (firstPoint) onMeasured({ from: firstPoint, to: point });
      setFirstPoint(firstPoint ? undefined : point);
    },
  };
}
