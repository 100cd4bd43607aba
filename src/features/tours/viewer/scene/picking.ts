import type { Depth } from "../../geometry/depth";
import { isSeen } from "../../geometry/measurement";
import { missOf, pickPoint } from "../../geometry/pick-point";
import { metersPerPixel, pickInPanorama } from "../../geometry/picked";
import type { StationView } from "../../geometry/station-view";
import { vector } from "../../geometry/vector";
import type { CloudSource } from "./cloud-source";
import type { Viewer, ViewerState, ViewerTour } from "./state";

/**
 * Finds the place that is seen in the picture: in a panorama by its depth, in the cloud by its points.
 * @param depths of the stations that have been entered
 */
export function createPicker(
  { scan, stations }: ViewerTour,
  cloud: CloudSource,
  depths: ReadonlyMap<string, Depth>,
  state: () => ViewerState,
): Pick<Viewer, "pick" | "sees"> {
  function currentView(): StationView | undefined {
    const station = stations.find(({ id }) => id === state().station);
    const depth = station && depths.get(station.id);
    return depth && { position: vector(station.position), heading: station.heading, depth };
  }
  return {
    pick(press) {
      const { points: drawn, station, ...view } = state();
      if (station !== undefined) {
        const stationView = currentView();
        return stationView && pickInPanorama(stationView, view, press);
      }
      const place = pickPoint(cloud.pieces, scan, { ...view, drawn }, press);
      // The picked point may be a few pixels away from the press, which adds to the uncertainty of the place.
      return place && { place, pixel: Math.max(1, missOf(view, place, press)) * metersPerPixel(view, place) };
    },
    sees(place) {
      const stationView = currentView();
      return !stationView || isSeen(place, stationView);
    },
  };
}
