import { INITIAL_PITCH_DEG } from "../../address";
import type { Depth } from "../../geometry/depth";
import type { CameraController } from "./camera-controller";
import { approachCamera, overviewCamera, stationCamera } from "./cameras";
import type { CloudSource } from "./cloud-source";
import { stationFiles, type StationFiles } from "./load-station";
import type { Panoramas } from "./panoramas";
import type { Look, Station, Viewer, ViewerTour } from "./state";
import type { ViewerStore } from "./store";

const DURATION_MS = { walk: 1100, step: 450 } as const;

export interface Navigation extends Pick<Viewer, "goToStation" | "flyToOverview"> {
  /** Depths of the stations that have been entered, by their ids. */
  readonly depths: ReadonlyMap<string, Depth>;
}

interface NavigationParts {
  tour: ViewerTour;
  store: ViewerStore;
  camera: CameraController;
  panoramas: Panoramas;
  cloud: CloudSource;
  request: () => void;
  /** Aborted when the viewer is disposed of. */
  signal: AbortSignal;
}

/** Moves the visitor between the stations and the overview of the cloud. A new task replaces the current one. */
export function createNavigation(parts: NavigationParts): Navigation {
  const { tour, camera, panoramas, cloud, request, signal } = parts;
  const { state, set } = parts.store;
  const files = new Map<string, StationFiles>();
  const depths = new Map<string, Depth>();
  let currentTask = 0;

  /** @returns whether the task is still the current one */
  function startTask(): () => boolean {
    currentTask += 1;
    const task = currentTask;
    set({ rotating: false, failed: false });
    return () => task === currentTask && !signal.aborted;
  }

  async function enterStation(station: Station, look: Look, isCurrent: () => boolean): Promise<void> {
    const fetched = files.get(station.id) ?? stationFiles(station, signal);
    files.set(station.id, fetched);
    const [image, depth] = await Promise.all([fetched.small, fetched.depth]);
    depths.set(station.id, depth);
    if (!isCurrent()) return;
    set({ loading: false });
    const to = stationCamera(station, look);
    if (state().camera.distance > 0) {
      // If a panorama was still fading out, it continues to fade.
      if (!(await camera.moveTo(to, DURATION_MS.walk, panoramas.fade()))) return;
      panoramas.clear();
    }
    const appear = panoramas.add(image, station.heading);
    set({ station: station.id });
    if (!(await camera.moveTo(to, DURATION_MS.step, appear))) return;
    panoramas.settle();
    if (!isCurrent()) return;
    const large = await fetched.large().catch(() => undefined);
    if (!large || !isCurrent()) return;
    panoramas.sharpen(large);
    request();
  }

  async function leaveStation(isCurrent: () => boolean): Promise<void> {
    await cloud.begin();
    if (!isCurrent()) return;
    const to = overviewCamera(tour, state().size, state().camera.yaw);
    if (panoramas.layers.length === 0 && state().camera.distance === 0) set({ camera: approachCamera(to) });
    set({ station: undefined, loading: false });
    if (await camera.moveTo(to, DURATION_MS.walk, panoramas.fade())) panoramas.clear();
  }

  return {
    depths,
    goToStation(id, look) {
      const station = tour.stations.find((each) => each.id === id);
      if (!station) return;
      const isCurrent = startTask();
      set({ loading: true });
      enterStation(station, look ?? { yaw: station.view, pitch: INITIAL_PITCH_DEG }, isCurrent).catch(() => {
        // The next press fetches it again.
        files.delete(id);
        if (isCurrent()) set({ loading: false, failed: true });
      });
    },
    flyToOverview() {
      const isCurrent = startTask();
      set({ loading: cloud.points === 0 });
      leaveStation(isCurrent).catch(() => {
        if (isCurrent()) set({ loading: false, failed: true });
      });
    },
  };
}
