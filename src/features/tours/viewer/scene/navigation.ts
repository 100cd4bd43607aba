import type { DepthMap } from "../../geometry/depth-map";
import { INITIAL_PITCH_DEG } from "../../view-query";
import type { CameraController } from "./camera-controller";
import { approachPose, overviewPose, stationPose } from "./camera-poses";
import { loadStation, type CloudSource, type StationFiles } from "./loading";
import type { Panoramas } from "./panoramas";
import type { Orientation, Station, Viewer, ViewerTour } from "./state";
import type { ViewerStore } from "./store";
import { walkPose } from "./walk-pose";

/** Between the overview and a station. */
const FLIGHT_DURATION_MS = 1100;
/** Between two stations. */
const STEP_DURATION_MS = 450;
/** To a point of the cloud. */
const WALK_DURATION_MS = 700;

export interface Navigation extends Pick<Viewer, "goToStation" | "flyToOverview" | "walkTo"> {
  /** Depth maps of the stations that have been entered, by id. */
  readonly depthMaps: ReadonlyMap<string, DepthMap>;
}

interface NavigationParts {
  tour: ViewerTour;
  store: ViewerStore;
  cameraController: CameraController;
  panoramas: Panoramas;
  cloud: CloudSource;
  requestFrame: () => void;
  /** Aborted when the viewer is disposed of. */
  signal: AbortSignal;
}

/** Moves the camera between the stations and the overview of the cloud. A new task replaces the current one. */
export function createNavigation(parts: NavigationParts): Navigation {
  const { tour, cameraController, panoramas, cloud, requestFrame, signal } = parts;
  const { state, set } = parts.store;
  const filesByStation = new Map<string, StationFiles>();
  const depthMaps = new Map<string, DepthMap>();
  let currentTask = 0;

  /** @returns whether the task is still the current one */
  function startTask(): () => boolean {
    currentTask += 1;
    const task = currentTask;
    set({ autoRotate: false, hasFailed: false });
    return () => task === currentTask && !signal.aborted;
  }

  async function enterStation(station: Station, orientation: Orientation, isCurrent: () => boolean): Promise<void> {
    const files = filesByStation.get(station.id) ?? loadStation(station, signal);
    filesByStation.set(station.id, files);
    const [image, depthMap] = await Promise.all([files.small, files.depthMap]);
    depthMaps.set(station.id, depthMap);
    if (!isCurrent()) return;
    set({ isLoading: false });
    const to = stationPose(station, orientation);
    if (state().camera.distance > 0) {
      // A panorama that was still fading out continues to fade.
      if (!(await cameraController.moveTo(to, FLIGHT_DURATION_MS, panoramas.fadeOut()))) return;
      panoramas.clear();
    }
    const setOpacity = panoramas.fadeIn(image, station.heading);
    set({ station: station.id });
    if (!(await cameraController.moveTo(to, STEP_DURATION_MS, setOpacity))) return;
    panoramas.keepUpper();
    if (!isCurrent()) return;
    const largeImage = await files.large().catch(() => undefined);
    if (!largeImage || !isCurrent()) return;
    panoramas.sharpenUpper(largeImage);
    requestFrame();
  }

  async function leaveStation(isCurrent: () => boolean): Promise<void> {
    await cloud.load();
    if (!isCurrent()) return;
    const to = overviewPose(tour, state().size, state().camera.yaw);
    const isNothingShown = panoramas.layers.length === 0 && state().camera.distance === 0;
    if (isNothingShown) set({ camera: approachPose(to) });
    set({ station: undefined, isLoading: false });
    if (await cameraController.moveTo(to, FLIGHT_DURATION_MS, panoramas.fadeOut())) panoramas.clear();
  }

  return {
    depthMaps,
    goToStation(id, orientation) {
      const station = tour.stations.find((each) => each.id === id);
      if (!station) return;
      const isCurrent = startTask();
      set({ isLoading: true });
      enterStation(station, orientation ?? { yaw: station.view, pitch: INITIAL_PITCH_DEG }, isCurrent).catch(() => {
        // The next call retries.
        filesByStation.delete(id);
        if (isCurrent()) set({ isLoading: false, hasFailed: true });
      });
    },
    walkTo(point) {
      startTask();
      void cameraController.moveTo(walkPose(cloud.pieces, tour.scan, state().camera, point), WALK_DURATION_MS);
    },
    flyToOverview() {
      const isCurrent = startTask();
      set({ isLoading: cloud.loadedPoints === 0 });
      leaveStation(isCurrent).catch(() => {
        if (isCurrent()) set({ isLoading: false, hasFailed: true });
      });
    },
  };
}
