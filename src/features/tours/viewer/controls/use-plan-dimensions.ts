import { useMemo } from "react";
import { boundsAsRoom, planDimensions, type RoomDimensions } from "@capture/viewer/plan-dimensions";
import type { TourView, TourState } from "@capture/viewer/tour";
import type { Tour } from "../../tour-fields";

/** The dimensions that the plan shows: of the rooms, or of the whole slice if the cloud has no known rooms. */
export function usePlanDimensions(
  { rooms, name }: Pick<Tour, "rooms" | "name">,
  view: Pick<TourView, "sliceBounds">,
  { clipHeight, sliceThickness, drawnPoints }: TourState,
): RoomDimensions[] {
  // Reading the bounds takes as long as a frame, so they are read again only when the slice or the points change.
  const bounds = useMemo(
    () => (rooms.length === 0 && clipHeight && sliceThickness && drawnPoints ? view.sliceBounds() : undefined),
    [rooms, view, clipHeight, sliceThickness, drawnPoints],
  );
  return planDimensions(bounds ? [boundsAsRoom(bounds, name)] : rooms, clipHeight - sliceThickness / 2);
}
