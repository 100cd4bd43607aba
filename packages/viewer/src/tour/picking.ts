import { isVisibleFrom } from "../geometry/measurement";
import { pickInCloud, screenDistance } from "../geometry/pick-in-cloud";
import { metersPerPixel, pickInPanorama } from "../geometry/pick-in-panorama";
import type { StationView } from "../geometry/depth-map";
import type { CloudSource } from "./loading";
import type { TourView, TourState, TourData } from "./api";

/**
 * Creates the hit tests. In a panorama they use its depth map, in the cloud its points.
 * @param stationView the station with an id and its depth map; `undefined` until that is loaded
 */
export function createPicker(
  { scan }: TourData,
  cloud: CloudSource,
  stationView: (id: string | undefined) => StationView | undefined,
  getState: () => TourState,
): Pick<TourView, "pick" | "isVisible"> {
  return {
    pick(screenPoint) {
      const view = getState();
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
      const station = stationView(getState().station);
      return !station || isVisibleFrom(station, point);
    },
  };
}
