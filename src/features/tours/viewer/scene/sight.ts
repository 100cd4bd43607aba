import type { Depth } from "../../geometry/depth";
import { isSeen } from "../../geometry/measurement";
import { missOf, pickPoint } from "../../geometry/pick-point";
import { metersPerPixel, pickInPanorama } from "../../geometry/picked";
import type { Stood } from "../../geometry/stood";
import { vector } from "../../geometry/vector";
import type { CloudSource } from "./cloud-source";
import type { Viewer, ViewerState, ViewerTour } from "./state";

/**
 * What is seen in the picture: of a panorama by its depth, of the cloud by its points.
 * @param depths of the stations that have been entered
 */
export function sight(
  { scan, stations }: ViewerTour,
  cloud: CloudSource,
  depths: ReadonlyMap<string, Depth>,
  state: () => ViewerState,
): Pick<Viewer, "pick" | "sees"> {
  function here(): Stood | undefined {
    const station = stations.find(({ id }) => id === state().station);
    const depth = station && depths.get(station.id);
    return depth && { position: vector(station.position), heading: station.heading, depth };
  }
  return {
    pick(press) {
      const { points: drawn, station, ...view } = state();
      const stood = here();
      if (station !== undefined) return stood && pickInPanorama(stood, view, press);
      const place = pickPoint(cloud.pieces, scan, { ...view, drawn }, press);
      // The point that is meant may lie a few pixels beside the press, and so far the place may be off.
      return place && { place, pixel: Math.max(1, missOf(view, place, press)) * metersPerPixel(view, place) };
    },
    sees(place) {
      const stood = here();
      return !stood || isSeen(place, stood);
    },
  };
}
