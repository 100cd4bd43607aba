import { clamp } from "@capture/domain/lib/angles";
import type { Vector } from "@capture/domain/lib/vector";
import type { CameraPose } from "../geometry/camera";
import { connectionsFrom } from "../geometry/connections";
import { stepPath } from "../geometry/step-path";
import { INITIAL_PITCH_DEG } from "./view-query";
import { approachPose, overviewPose, stationPose } from "./camera-poses";
import type { Panoramas, Reliefs } from "../panorama/panoramas";
import { createPlanFlight, type PlanFlightDependencies } from "./plan-flight";
import type { Orientation, Station, TourView } from "./api";
import type { StationStore } from "./station-store";
import { walkPose } from "./walk-pose";

/** Between the overview and a station. */
const FLIGHT_DURATION_MS = 1100;
/** Between two stations, from one panorama to the other. */
const FADE_DURATION_MS = 450;
/** Between two stations, through the room. */
const STEP_DURATION_MS = 850;
/** To a point of the cloud. */
const WALK_DURATION_MS = 700;
/** The new panorama fades in during this part of a step, in the middle of the path. */
const STEP_FADE = { start: 0.2, end: 0.8 } as const;
/** A step waits this long for the depth of its destination; without it, the panorama only fades in. */
const MAX_STEP_DELAY_MS = 400;
/** The depth of the first station is fetched after the tiles in view, but at the latest after this time. */
const MAX_DEPTH_DELAY_MS = 3000;

export type Navigation = Pick<TourView, "goToStation" | "flyToOverview" | "walkTo" | "showPlan" | "leavePlan">;

interface NavigationDependencies extends PlanFlightDependencies {
  panoramas: Panoramas;
  stations: StationStore;
  /** Aborted when the view is disposed of. */
  signal: AbortSignal;
}

/** Moves the camera between the stations and the overview of the cloud. A new task replaces the current one. */
export function createNavigation(dependencies: NavigationDependencies): Navigation {
  const { tour, cameraController, panoramas, cloud, stations, signal } = dependencies;
  const { getState, set, subscribe } = dependencies.store;
  const planFlight = createPlanFlight(dependencies);
  let currentTask = 0;

  /** @returns whether the task is still the current one */
  function startTask(): () => boolean {
    currentTask += 1;
    const task = currentTask;
    set({ autoRotate: false, hasFailed: false });
    return () => task === currentTask && !signal.aborted;
  }

  async function enterStation(station: Station, orientation: Orientation, isCurrent: () => boolean): Promise<void> {
    const isStep = panoramas.layers.length > 0;
    const previewLoading = stations.loadPreview(station);
    const depthLoading = isStep ? loadDepth(station) : undefined;
    // A failure is reported after the transition, and handled from the start: the preview may come later, or never.
    const depthSettled = depthLoading?.catch(() => undefined);
    const preview = await previewLoading;
    if (depthSettled) await Promise.race([depthSettled, delay(MAX_STEP_DELAY_MS)]);
    if (!isCurrent()) return;
    set({ isLoading: false });
    if (!(await showStation(station, preview, stationPose(station, orientation)))) return;
    // The tiles of the first view are more urgent than its depth.
    if (!depthLoading) await untilSharp();
    if (isCurrent()) await (depthLoading ?? loadDepth(station));
  }

  /** @returns whether the camera arrived; `false` if another task has replaced this one */
  async function showStation(station: Station, preview: HTMLImageElement, to: CameraPose): Promise<boolean> {
    if (getState().camera.distance > 0) {
      planFlight.cancel();
      // `fadeOut` also continues a fade in progress.
      if (!(await cameraController.moveTo(to, FLIGHT_DURATION_MS, panoramas.fadeOut()))) return false;
      panoramas.clear();
    }
    const step = computeStep(station);
    const setOpacity = panoramas.fadeIn(preview, station, step?.reliefs);
    set({ station: station.id, canMeasure: stations.hasDepthMap(station.id) });
    const hasArrived = step
      ? await cameraController.moveTo(to, STEP_DURATION_MS, (progress) => setOpacity(stepOpacity(progress)), step.path)
      : await cameraController.moveTo(to, FADE_DURATION_MS, setOpacity);
    if (hasArrived) panoramas.keepUpper();
    return hasArrived;
  }

  /** The path through the room; `undefined` if the stations are not connected, or their depth is not loaded. */
  function computeStep(to: Station): { reliefs: Reliefs; path: (progress: number) => Vector } | undefined {
    const from = tour.stations.find(({ id }) => id === getState().station);
    const connection = from && connectionsFrom(tour, from).find((each) => each.to === to.id);
    const [fromView, toView] = [stations.viewOf(from?.id), stations.viewOf(to.id)];
    if (!connection || !fromView || !toView || panoramas.layers.length === 0) return undefined;
    const start = { ...from, position: getState().camera.target };
    return { reliefs: { from: fromView, to: toView }, path: stepPath(start, to, connection) };
  }

  async function loadDepth(station: Station): Promise<void> {
    await stations.loadDepthMap(station);
    if (getState().station === station.id) set({ canMeasure: true });
  }

  /** Resolves when the view is sharp, or after MAX_DEPTH_DELAY_MS. */
  async function untilSharp(): Promise<void> {
    if (getState().isSharp) return;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        unsubscribe();
        clearTimeout(timer);
        resolve();
      };
      const unsubscribe = subscribe(() => getState().isSharp && finish());
      const timer = setTimeout(finish, MAX_DEPTH_DELAY_MS);
    });
  }

  /** Loads the cloud and runs a flight above it. Panoramas fade out. */
  async function flyToCloud(
    isCurrent: () => boolean,
    fly: (onProgress: (progress: number) => void) => Promise<boolean>,
  ): Promise<void> {
    await cloud.load();
    if (!isCurrent()) return;
    const isNothingShown = panoramas.layers.length === 0 && getState().camera.distance === 0;
    if (isNothingShown) set({ camera: approachPose(overviewPose(tour, getState().size, getState().camera.yaw)) });
    set({ station: undefined, isLoading: false, canMeasure: true });
    if (await fly(panoramas.fadeOut())) panoramas.clear();
  }

  function startFlight(fly: (onProgress: (progress: number) => void) => Promise<boolean>): void {
    const isCurrent = startTask();
    set({ isLoading: cloud.loadedPoints === 0 });
    flyToCloud(isCurrent, fly).catch(() => {
      if (isCurrent()) set({ isLoading: false, hasFailed: true });
    });
  }

  return {
    goToStation(id, orientation) {
      const station = tour.stations.find((each) => each.id === id);
      if (!station) return;
      const isCurrent = startTask();
      set({ isLoading: true });
      enterStation(station, orientation ?? { yaw: station.view, pitch: INITIAL_PITCH_DEG }, isCurrent).catch(() => {
        stations.forget(id);
        if (isCurrent()) set({ isLoading: false, hasFailed: true });
      });
    },
    walkTo(point) {
      startTask();
      planFlight.cancel();
      void cameraController.moveTo(walkPose(cloud.pieces, tour.scan, getState().camera, point), WALK_DURATION_MS);
    },
    flyToOverview() {
      startFlight((onProgress) => {
        planFlight.cancel();
        const to = overviewPose(tour, getState().size, getState().camera.yaw);
        return cameraController.moveTo(to, FLIGHT_DURATION_MS, onProgress);
      });
    },
    showPlan: () => startFlight(planFlight.enter),
    leavePlan() {
      startTask();
      void planFlight.leave();
    },
  };
}

const stepOpacity = (progress: number): number =>
  clamp((progress - STEP_FADE.start) / (STEP_FADE.end - STEP_FADE.start), 0, 1);

const delay = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));
