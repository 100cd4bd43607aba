import { isVisibleFrom } from "../geometry/measurement";
import { pickInCloud, screenDistance } from "../geometry/pick-in-cloud";
import { metersPerPixel, pickInPanorama } from "../geometry/pick-in-panorama";
import type { StationView } from "../geometry/depth-map";
import type { CloudSource } from "./loading";
import type { Viewer, ViewerState, ViewerTour } from "./state";

/**
 * Creates the hit tests. In a panorama they use its depth map, in the cloud its points.
 * @param stationView the station with an id and its depth map; `undefined` until that is loaded
 */
export function createPicker(
  { scan }: ViewerTour,
  cloud: CloudSource,
  stationView: (id: string | undefined) => StationView | undefined,
  state: () => ViewerState,
): Pick<Viewer, "pick" | "isVisible"> {
  return {
    pick(screenPoint) {
      const view = state();
      if (view.station !== undefined) {
        const station = stationView(view.station);
        return station && pickInPanorama(station, view, screenPoint);
      }
      const position = pickInCloud(cloud.pieces, scan, view, screenPoint);
      if (!position) return undefined;
      const pixels = Math.max(1, screenDistance(view, position, screenPoint));
      return { position, uncertainty: pixels * metersPerPixel(view, position) };
    },
    isVisible(point) {
      const station = stationView(state().station);
      return !station || isVisibleFrom(station, point);
    },
  };
}
