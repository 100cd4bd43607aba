import { useState } from "react";
import type { PickedPoint } from "../../geometry/pick-in-panorama";
import type { Viewer } from "../scene/state";

/** Labels of the tools that only a cloud without stations has. */
export type OwnScanViewLabels = Pick<Queries.OwnScanPartsFragment, "walk" | "walkHint" | "overview">;

export interface Walking {
  /** Whether the next press walks to the pressed point. */
  isActive: boolean;
  /** Whether nothing was measured at the last pressed point. */
  hasMissed: boolean;
  toggle(): void;
  takePoint(point: PickedPoint | undefined): void;
}

/** The state of the tool that walks to points of a cloud. */
export function useWalking(viewer: Viewer | undefined): Walking {
  const [isActive, setActive] = useState(false);
  const [hasMissed, setHasMissed] = useState(false);
  return {
    isActive,
    hasMissed,
    toggle() {
      setActive(!isActive);
      setHasMissed(false);
    },
    takePoint(point) {
      setHasMissed(point === undefined);
      if (point) viewer?.walkTo(point.position);
    },
  };
}
