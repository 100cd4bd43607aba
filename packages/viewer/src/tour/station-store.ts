import { toVector } from "@capture/domain/lib/vector";
import type { DepthMap, StationView } from "../geometry/depth-map";
import { loadStation, type StationFiles } from "./loading";
import type { Station, TourData } from "./api";

/** The files of the stations that have been entered. */
export type StationStore = ReturnType<typeof createStationStore>;

/** @param signal aborts the requests */
export function createStationStore({ stations }: Pick<TourData, "stations">, signal: AbortSignal) {
  const filesById = new Map<string, StationFiles>();
  const depthMaps = new Map<string, DepthMap>();
  const filesOf = (station: Station): StationFiles => {
    const files = filesById.get(station.id) ?? loadStation(station, signal);
    filesById.set(station.id, files);
    return files;
  };
  return {
    loadPreview: (station: Station): Promise<HTMLImageElement> => filesOf(station).preview,
    async loadDepthMap(station: Station): Promise<DepthMap> {
      const depthMap = depthMaps.get(station.id) ?? (await filesOf(station).depthMap());
      depthMaps.set(station.id, depthMap);
      return depthMap;
    },
    /** Forgets files that could not be loaded, so that the next call retries. */
    forget: (id: string): void => void filesById.delete(id),
    /** Whether the depth map of a station is loaded. */
    hasDepthMap: (id: string): boolean => depthMaps.has(id),
    /** What hit tests and transitions need; `undefined` until the depth map is loaded. */
    viewOf(id: string | undefined): StationView | undefined {
      const station = stations.find((each) => each.id === id);
      const depthMap = station && depthMaps.get(station.id);
      return depthMap && { position: toVector(station.position), heading: station.heading, depthMap };
    },
  };
}
