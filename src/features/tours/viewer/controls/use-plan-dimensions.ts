import { useMemo } from "react";
import { boundsAsRoom, planDimensions, type RoomDimensions } from "@capture/viewer/geometry/plan-dimensions";
import type { Viewer, ViewerState } from "@capture/viewer/tour/state";
import type { Tour } from "../../tour-fields";

/** The dimensions that the plan shows: of the rooms, or of the whole slice if the cloud has no known rooms. */
export function usePlanDimensions(
  { rooms, name }: Pick<Tour, "rooms" | "name">,
  viewer: Pick<Viewer, "sliceBounds">,
  { clipHeight, sliceThickness, drawnPoints }: ViewerState,
): RoomDimensions[] {
  // Reading the bounds takes as long as a frame, so they are read again only when the slice or the points change.
  const bounds = useMemo(
    () => (rooms.length === 0 && clipHeight && sliceThickness && drawnPoints ? viewer.sliceBounds() : undefined),
    [rooms, viewer, clipHeight, sliceThickness, drawnPoints],
  );
  return planDimensions(bounds ? [boundsAsRoom(bounds, name)] : rooms, clipHeight - sliceThickness / 2);
}
