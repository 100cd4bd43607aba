import { watchCanvasSize } from "../../../../lib/watch-canvas-size";
import type { Depth } from "../../geometry/depth";
import { FIRST_PITCH } from "../../address";
import { blend, turned, zoomed, type Camera } from "../../geometry/camera";
import { pointBudget } from "../../geometry/point-budget";
import { approach, overview, radiusOf, standing } from "./cameras";
import { cloudSource } from "./cloud-source";
import { frameLoop } from "./frame-loop";
import { listen } from "./input";
import { stationFiles, type StationFiles } from "./load-station";
import { createMotion } from "./motion";
import { createPanoramas } from "./panoramas";
import { createPicker } from "./picking";
import { createStage } from "./stage";
import type { Look, Station, Viewer, ViewerOptions, ViewerState, ViewerTour } from "./state";
import { steering } from "./steering";

/** Milliseconds. */
const TIMES = { walk: 1100, step: 450, laptop: 1000 / 60, phone: 1000 / 30, longestFrame: 100, pause: 200 } as const;
/** At rest so many times the points are drawn as in motion: one frame may take as long as eight. */
const DETAIL_AT_REST = 8;
/** Degrees that a second of rotation turns. */
const ROTATION = 6;
/** The ceiling is open at first, this far below it. Meters. */
const OPEN = 0.12;

/**
 * One picture for panoramas and cloud, on one canvas that stays: phones do not
 * bear many of them. Both are the same world, so one camera walks from one
 * into the other, and a place has the same coordinates in both.
 * @param box what the canvas fills, and what is listened to
 * @throws Error when the browser has no WebGL 2
 */
export function createViewer(
  canvas: HTMLCanvasElement,
  box: HTMLElement,
  tour: ViewerTour,
  options: ViewerOptions,
): Viewer {
  const { scan, stations } = tour;
  const stage = createStage(canvas, { heights: [scan.min[2] ?? 0, scan.max[2] ?? 0], radius: radiusOf(scan) });
  const motion = createMotion(options.reducedMotion);
  const budget = pointBudget(options.isPhone ? TIMES.phone : TIMES.laptop, scan.points);
  const panoramas = createPanoramas(stage);
  const loop = frameLoop(draw, stage.isReady, (time) => budget.frame(time));
  const { request } = loop;
  const leaving = new AbortController();
  const files = new Map<string, StationFiles>();
  const depths = new Map<string, Depth>();
  const listeners = new Set<() => void>();
  const cloud = cloudSource(
    scan.pieces.map(({ url }) => url),
    (piece) => {
      if (disposed) return;
      stage.addPiece(piece, scan);
      request();
    },
    leaving.signal,
  );
  let [lastFrame, errands] = [0, 0];
  let disposed = false;
  let atRest = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let state: ViewerState = {
    camera: standing(stations[0] as Station, { yaw: stations[0]?.view ?? 0, pitch: 0 }),
    size: { width: 1, height: 1 },
    station: undefined,
    loading: false,
    failed: false,
    points: 0,
    coloring: "photo",
    ceiling: tour.ceiling - OPEN,
    rotating: false,
  };

  function tell(change: Partial<ViewerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function set(change: Partial<ViewerState>): void {
    if (disposed) return;
    atRest = false;
    tell(change);
    request();
  }
  function draw(now: number): boolean {
    const passed = Math.min(TIMES.longestFrame, now - lastFrame);
    lastFrame = now;
    motion.frame(now);
    if (state.rotating) tell({ camera: turned(state.camera, (ROTATION * passed) / 1000, 0) });
    const allowed = budget.points * (atRest ? DETAIL_AT_REST : 1);
    const points = panoramas.isOpen ? Math.min(cloud.points, allowed) : 0;
    if (points !== state.points) tell({ points });
    stage.draw({ ...state, layers: panoramas.layers });
    clearTimeout(pause);
    if (motion.isMoving || state.rotating) request();
    else if (points > 0 && !atRest) pause = setTimeout(rest, TIMES.pause);
    return points > 0 && !atRest;
  }
  function rest(): void {
    atRest = true;
    request();
  }

  /** Begins to do what the visitor asks for; a later wish ends it. */
  function errand(): () => boolean {
    errands += 1;
    const mine = errands;
    set({ rotating: false, failed: false });
    return () => mine === errands && !disposed;
  }
  function move(to: Camera, time: number, onShare: (share: number) => void = () => undefined): Promise<boolean> {
    const from = state.camera;
    const arrival = motion.start(time, (share) => {
      onShare(share);
      set({ camera: share === 1 ? to : blend(from, to, share) });
    });
    request();
    return arrival;
  }

  async function enter(station: Station, look: Look, isWanted: () => boolean): Promise<void> {
    const fetched = files.get(station.id) ?? stationFiles(station, leaving.signal);
    files.set(station.id, fetched);
    const [image, depth] = await Promise.all([fetched.small, fetched.depth]);
    depths.set(station.id, depth);
    if (!isWanted()) return;
    set({ loading: false });
    const to = standing(station, look);
    if (state.camera.distance > 0) {
      // A room that was being left goes on fading.
      if (!(await move(to, TIMES.walk, panoramas.fade()))) return;
      panoramas.clear();
    }
    const appear = panoramas.add(image, station.heading);
    set({ station: station.id });
    if (!(await move(to, TIMES.step, appear))) return;
    panoramas.settle();
    if (!isWanted()) return;
    const large = await fetched.large().catch(() => undefined);
    if (!large || !isWanted()) return;
    panoramas.sharpen(large);
    request();
  }

  function walkTo(id: string, look?: Look): void {
    const station = stations.find((each) => each.id === id);
    if (!station) return;
    const isWanted = errand();
    set({ loading: true });
    enter(station, look ?? { yaw: station.view, pitch: FIRST_PITCH }, isWanted).catch(() => {
      // The next press fetches it anew.
      files.delete(id);
      if (isWanted()) set({ loading: false, failed: true });
    });
  }

  async function rise(isWanted: () => boolean): Promise<void> {
    await cloud.begin();
    if (!isWanted()) return;
    const to = overview(tour, state.size, state.camera.yaw);
    if (panoramas.layers.length === 0 && state.camera.distance === 0) set({ camera: approach(to) });
    set({ station: undefined, loading: false });
    if (await move(to, TIMES.walk, panoramas.fade())) panoramas.clear();
  }

  function openCloud(): void {
    const isWanted = errand();
    set({ loading: cloud.points === 0 });
    rise(isWanted).catch(() => {
      if (isWanted()) set({ loading: false, failed: true });
    });
  }

  /** The visitor cannot turn the camera while it moves by itself. */
  const byHand = (change: (camera: Camera) => Camera): void => {
    if (!motion.isMoving) set({ camera: change(state.camera), rotating: false });
  };
  const stopListening = listen(
    box,
    steering(byHand, () => state.size, options.onPress),
  );
  const stopWatching = watchCanvasSize(box, () => {
    const size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) };
    stage.resize(size);
    set({ size });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    walkTo,
    openCloud,
    change: set,
    zoom: (factor) => byHand((camera) => zoomed(camera, factor)),
    focus: () => box.focus({ preventScroll: true }),
    ...createPicker(tour, cloud, depths, () => state),
    setAwake: loop.setAwake,
    dispose() {
      disposed = true;
      clearTimeout(pause);
      leaving.abort();
      loop.stop();
      stopListening();
      stopWatching();
      stage.dispose();
    },
  };
}
