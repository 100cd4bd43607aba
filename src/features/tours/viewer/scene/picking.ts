import type { DepthMap } from "../../geometry/depth-map";
import { isVisibleFrom } from "../../geometry/measurement";
import { pickInCloud, screenDistance } from "../../geometry/pick-in-cloud";
import { metersPerPixel, pickInPanorama } from "../../geometry/pick-in-panorama";
import type { StationView } from "../../geometry/station-view";
import { toVector } from "../../geometry/vector";
import type { CloudSource } from "./loading";
import type { Viewer, ViewerState, ViewerTour } from "./state";

/**
 * Creates the hit tests. In a panorama they use its depth map, in the cloud its points.
 * @param depthMaps the depth maps of the stations that have been entered, by id
 */
export function createPicker(
  { scan, stations }: ViewerTour,
  cloud: CloudSource,
  depthMaps: ReadonlyMap<string, DepthMap>,
  state: () => ViewerState,
): Pick<Viewer, "pick" | "isVisible"> {
  function currentStationView(): StationView | undefined {
    const station = stations.find(({ id }) => id === state().station);
    const depthMap = station && depthMaps.get(station.id);
    return depthMap && { position: toVector(station.position), heading: station.heading, depthMap };
  }
  return {
    pick(screenPoint) {
      const view = state();
      if (view.station !== undefined) {
        const stationView = currentStationView();
        return stationView && pickInPanorama(stationView, view, screenPoint);
      }
      const position = pickInCloud(cloud.pieces, scan, view, screenPoint);
      if (!position) return undefined;
      const pixels = Math.max(1, screenDistance(view, position, screenPoint));
      return { position, uncertainty: pixels * metersPerPixel(view, position) };
    },
    isVisible(point) {
      const stationView = currentStationView();
      return !stationView || isVisibleFrom(stationView, point);
    },
  };
}
