import { POINT_BYTES } from "../../src/formats/cloud";
import type { DepthMap } from "../../src/geometry/depth-map";
import type { SceneRenderer, SceneState } from "../../src/tour/scene-renderer";
import type { StationFiles } from "../../src/tour/loading";

/** The frame duration of a 60 Hz screen. */
export const FRAME_MS = 1000 / 60;

/** The value of MAX_PENDING_FRAMES in the real renderer. */
const MAX_PENDING_FRAMES = 2;

/**
 * A device for a tour: a test controls its clock, animation frames, drawing time, files and textures. It replaces
 * `fetch`, `requestAnimationFrame` and the observers of jsdom; its methods replace the modules that need WebGL or a network.
 */
export class FakeDevice {
  /** The device of the current test. */
  static current: FakeDevice;
  /** The time of the clock in milliseconds. */
  now = 1000;
  /** Returns how many milliseconds the device takes to draw a number of points. */
  drawDurationMs: (points: number) => number = () => 0;
  /** The last submitted frame. */
  lastScene: SceneState | undefined;
  /** The number of submitted frames. */
  frameCount = 0;
  /** The abort signals of all requests. */
  readonly signals: AbortSignal[] = [];
  /** The number of points of the cloud file. */
  cloudPoints = 0;
  private readonly textures: { name: string; isDisposed: boolean }[] = [];
  /** The times at which the device finishes drawing each submitted frame, in milliseconds. */
  private drawnTimes: number[] = [];
  private readonly callbacks = new Map<number, FrameRequestCallback>();
  private lastId = 0;

  constructor() {
    FakeDevice.current = this;
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        this.callbacks.set((this.lastId += 1), callback);
        return this.lastId;
      },
      cancelAnimationFrame: (id: number) => this.callbacks.delete(id),
      fetch: this.fetch,
      matchMedia: () => new EventTarget(),
      ResizeObserver: class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    });
    jest.spyOn(performance, "now").mockImplementation(() => this.now);
  }

  /** Runs the requested animation frame callbacks, and advances the clock to the next frame. */
  async runFrame(): Promise<void> {
    const callbacks = [...this.callbacks.values()];
    this.callbacks.clear();
    for (const callback of callbacks) callback(this.now);
    this.now += FRAME_MS;
    await flushPromises();
  }
  async runFrames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) await this.runFrame();
  }

  /** Replaces `createSceneRenderer`. */
  readonly createRenderer = (): SceneRenderer => ({
    resize: () => undefined,
    addPiece: () => undefined,
    createPanorama: (preview) => {
      const texture = { name: preview.alt, isDisposed: false };
      this.textures.push(texture);
      const dispose = (): void => void (texture.isDisposed = true);
      return { dispose, setPages: () => undefined } as unknown as ReturnType<SceneRenderer["createPanorama"]>;
    },
    writeTile: () => undefined,
    draw: (scene) => {
      this.lastScene = scene;
      this.frameCount += 1;
      const startTime = Math.max(this.drawnTimes.at(-1) ?? 0, this.now);
      this.drawnTimes.push(startTime + this.drawDurationMs(scene.drawnPoints));
    },
    isReady: () => this.drawnTimes.filter((time) => time > this.now).length < MAX_PENDING_FRAMES,
    dispose: () => undefined,
  });

  /** Replaces `loadStation`: an image with the id of the station as `alt`, and a depth map of two meters. */
  readonly loadStation = (station: { id: string }, signal: AbortSignal): StationFiles => {
    this.signals.push(signal);
    const image = Object.assign(document.createElement("img"), { alt: station.id });
    return {
      preview: Promise.resolve(image),
      depthMap: () => Promise.resolve(TWO_METERS),
    };
  };

  /** Replaces `loadTile`: tiles never load. */
  readonly loadTile = (_url: string, signal: AbortSignal): Promise<ImageBitmap> => {
    this.signals.push(signal);
    return new Promise(() => undefined);
  };

  /** Replaces `fetch`: a cloud file of `cloudPoints` points. */
  private readonly fetch = async (_url: string, { signal }: { signal: AbortSignal }) => {
    this.signals.push(signal);
    return { ok: true, arrayBuffer: async () => new ArrayBuffer(this.cloudPoints * POINT_BYTES) };
  };

  /** The stations whose textures are not disposed of. */
  get liveTextures(): string[] {
    return this.textures.filter(({ isDisposed }) => !isDisposed).map(({ name }) => name);
  }
}

const TWO_METERS: DepthMap = { width: 64, height: 32, millimeters: new Uint16Array(64 * 32).fill(2000) };

const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
