import { useState } from "react";
import type { PickedPoint } from "../../geometry/pick-in-panorama";
import type { Viewer } from "../scene/state";

/** Labels of the tools that only a cloud without stations has. */
export type OwnScanViewLabels = Pick<Queries.OwnScanPartsFragment, "walk" | "walkHint" | "overview">;

export type Walking = ReturnType<typeof useWalking>;

/** The state of the tool that walks to points of a cloud. */
export function useWalking(viewer: Viewer | undefined) {
  const [isActive, setActive] = useState(false);
  const [hasMissed, setHasMissed] = useState(false);
  return {
    /** Whether the next press walks to the pressed point. */
    isActive,
    /** Whether nothing was measured at the last pressed point. */
    hasMissed,
    toggle(): void {
      setActive(!isActive);
      setHasMissed(false);
    },
    takePoint(point: PickedPoint | undefined): void {
      setHasMissed(point === undefined);
      if (point) viewer?.walkTo(point.position);
    },
  };
}
