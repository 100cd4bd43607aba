import { depthAt } from "../geometry/depth-at";
import type { Depth } from "../geometry/depth";
import { FIRST_PITCH } from "../address";
import { blend, eyeOf, moved, rayThrough, turned, zoomed, type Camera } from "../geometry/camera";
import { isSeen } from "../geometry/measurement";
import { pickPoint } from "../geometry/pick-point";
import { pointBudget } from "../geometry/point-budget";
import { along, vector } from "../geometry/vector";
import { approach, degreesPerPixel, overview, radiusOf, standing } from "./cameras";
import { cloudSource } from "./cloud-source";
import { listen } from "./input";
import { stationFiles, type StationFiles } from "./load-station";
import { createMotion } from "./motion";
import { createStage, type Layer } from "./stage";
import type { Look, Station, Viewer, ViewerOptions, ViewerState, ViewerTour } from "./state";

/** Milliseconds. */
const TIMES = { walk: 1100, step: 450, laptop: 1000 / 60, phone: 1000 / 30, longestFrame: 100 } as const;
/** Degrees a key turns; that a second of rotation turns; for each pixel of a drag around a cloud. */
const TURNS = { key: 6, second: 6, pixel: 0.3 } as const;
/** The ceiling is open at first, this far below it. Metres. */
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
  );
  let layers: Layer[] = [];
  let [frame, requested, lastFrame, errands] = [0, 0, 0, 0];
  let [awake, disposed] = [true, false];
  let state: ViewerState = {
    camera: standing(stations[0] as Station, { yaw: stations[0]?.view ?? 0, pitch: 0 }),
    size: { width: 1, height: 1 },
    station: undefined,
    loading: false,
    failed: false,
    points: 0,
    colouring: "photo",
    ceiling: tour.ceiling - OPEN,
    rotating: false,
  };

  function set(change: Partial<ViewerState>): void {
    if (disposed) return;
    state = { ...state, ...change };
    request();
    for (const listener of listeners) listener();
  }
  function request(): void {
    if (frame !== 0 || !awake || disposed) return;
    requested = performance.now();
    frame = requestAnimationFrame(draw);
  }
  function draw(now: number): void {
    frame = 0;
    const waited = Math.max(0, now - requested);
    const passed = Math.min(TIMES.longestFrame, now - lastFrame);
    lastFrame = now;
    motion.frame(now);
    if (state.rotating) set({ camera: turned(state.camera, (TURNS.second * passed) / 1000, 0) });
    const showsCloud = layers.every(({ alpha }) => alpha < 1);
    const points = showsCloud ? Math.min(cloud.points, budget.points) : 0;
    if (showsCloud && points > 0) budget.frame(waited);
    if (points !== state.points) set({ points });
    stage.draw({ ...state, layers });
    if (motion.isMoving || state.rotating) request();
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
    const fetched = files.get(station.id) ?? stationFiles(station);
    files.set(station.id, fetched);
    const [image, depth] = await Promise.all([fetched.small, fetched.depth]);
    depths.set(station.id, depth);
    if (!isWanted()) return;
    set({ loading: false });
    const to = standing(station, look);
    if (state.camera.distance > 0 && !(await move(to, TIMES.walk))) return;
    const under = layers.at(-1);
    const layer: Layer = { picture: stage.pictureOf(image), heading: station.heading, alpha: 0 };
    layers = under ? [under, layer] : [layer];
    set({ station: station.id });
    await move(to, TIMES.step, (share) => (layer.alpha = share));
    if (!isWanted()) return;
    under?.picture.dispose();
    layers = [layer];
    const large = await fetched.large().catch(() => undefined);
    if (!large || !isWanted()) return;
    layer.picture.dispose();
    layer.picture = stage.pictureOf(large);
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
    if (layers.length === 0 && state.camera.distance === 0) set({ camera: approach(to) });
    set({ station: undefined, loading: false });
    const fading = layers.map((layer) => ({ layer, alpha: layer.alpha }));
    await move(to, TIMES.walk, (share) => {
      // The rooms are gone before the camera is far above them.
      for (const { layer, alpha } of fading) layer.alpha = alpha * Math.max(0, 1 - 3 * share);
    });
    if (!isWanted()) return;
    for (const { layer } of fading) layer.picture.dispose();
    layers = [];
  }

  function openCloud(): void {
    const isWanted = errand();
    set({ loading: cloud.points === 0 });
    rise(isWanted).catch(() => {
      if (isWanted()) set({ loading: false, failed: true });
    });
  }

  /** On its way the camera is not to be held. */
  const byHand = (change: (camera: Camera) => Camera): void => {
    if (!motion.isMoving) set({ camera: change(state.camera), rotating: false });
  };
  const stopListening = listen(box, {
    drag: (right, down) =>
      byHand((camera) => {
        if (camera.distance > 0) return turned(camera, -right * TURNS.pixel, -down * TURNS.pixel);
        const pace = degreesPerPixel(camera, state.size);
        return turned(camera, -right * pace, down * pace);
      }),
    pan: (right, down) => byHand((camera) => moved(camera, state.size, right, down)),
    zoom: (factor) => byHand((camera) => zoomed(camera, factor)),
    turn: (right, up) => byHand((camera) => turned(camera, right * TURNS.key, up * TURNS.key)),
    press: options.onPress,
  });
  const observer = new ResizeObserver(() => {
    const size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) };
    stage.resize(size);
    set({ size });
  });
  observer.observe(box);

  const here = () => {
    const station = stations.find(({ id }) => id === state.station);
    const depth = station && depths.get(station.id);
    return depth && { position: vector(station.position), heading: station.heading, depth };
  };

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
    pick(place) {
      const { camera, size, points, ceiling } = state;
      if (state.station === undefined)
        return pickPoint(cloud.pieces, scan, { camera, size, drawn: points, ceiling }, place);
      const stood = here();
      const direction = rayThrough(camera, size, place);
      const depth = stood && depthAt(stood.depth, direction, stood.heading);
      return depth === undefined ? undefined : along(eyeOf(camera), direction, depth);
    },
    sees(place) {
      const stood = here();
      return !stood || isSeen(place, stood);
    },
    setAwake(next) {
      awake = next;
      if (!awake) cancelAnimationFrame(frame);
      frame = 0;
      request();
    },
    dispose() {
      disposed = true;
      cancelAnimationFrame(frame);
      stopListening();
      observer.disconnect();
      stage.dispose();
    },
  };
}
