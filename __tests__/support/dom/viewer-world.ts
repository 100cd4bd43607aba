import { POINT_BYTES } from "../../../src/features/tours/formats/cloud";
import type { Depth } from "../../../src/features/tours/geometry/depth";
import type { Scene3D, Stage } from "../../../src/features/tours/viewer/scene/stage";
import type { StationFiles } from "../../../src/features/tours/viewer/scene/load-station";

/** A frame of a screen with 60 of them in a second. */
export const FRAME = 1000 / 60;

/** A device for the viewer whose clock, frames, files and pictures a test controls. */
export class ViewerWorld {
  now = 1000;
  /** How long it takes to draw a number of points, in milliseconds. */
  drawing: (points: number) => number = () => 0;
  drawn: Scene3D | undefined;
  draws = 0;
  readonly pictures: { name: string; freed: boolean }[] = [];
  readonly signals: AbortSignal[] = [];
  points = 0;
  /** When the device has drawn each submitted frame. */
  private ends: number[] = [];
  private waiting = new Map<number, FrameRequestCallback>();
  private lastId = 0;

  constructor() {
    Object.assign(globalThis, {
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        this.waiting.set((this.lastId += 1), callback);
        return this.lastId;
      },
      cancelAnimationFrame: (id: number) => this.waiting.delete(id),
      // A screen whose pixel ratio stays.
      matchMedia: () => new EventTarget(),
      ResizeObserver: class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    });
    jest.spyOn(performance, "now").mockImplementation(() => this.now);
  }

  /** Runs the requested animation frame callbacks, and shows a frame. */
  async frame(): Promise<void> {
    const callbacks = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of callbacks) callback(this.now);
    this.now += FRAME;
    await settled();
  }
  async frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) await this.frame();
  }

  readonly stage = (): Stage => ({
    resize: () => undefined,
    addPiece: () => undefined,
    pictureOf: (image) => {
      const picture = { name: image.alt, freed: false };
      this.pictures.push(picture);
      return { name: image.alt, dispose: () => (picture.freed = true) } as unknown as ReturnType<Stage["pictureOf"]>;
    },
    draw: (scene) => {
      this.drawn = scene;
      this.draws += 1;
      this.ends.push(Math.max(this.ends.at(-1) ?? 0, this.now) + this.drawing(scene.points));
    },
    isReady: () => this.ends.filter((end) => end > this.now).length < 2,
    dispose: () => undefined,
  });

  readonly files = (station: { id: string }, signal: AbortSignal): StationFiles => {
    this.signals.push(signal);
    const image = Object.assign(document.createElement("img"), { alt: station.id });
    return {
      small: Promise.resolve(image),
      // It never loads, so that tests see the small one.
      large: () => new Promise(() => undefined),
      depth: Promise.resolve(FLAT),
    };
  };
  readonly bytes = (_url: string, signal: AbortSignal): Promise<ArrayBuffer> => {
    this.signals.push(signal);
    return Promise.resolve(new ArrayBuffer(this.points * POINT_BYTES));
  };

  /** Pictures on the graphics card. */
  get held(): string[] {
    return this.pictures.filter(({ freed }) => !freed).map(({ name }) => name);
  }
}

/** Everything is two meters away. */
const FLAT: Depth = { width: 64, height: 32, millimeters: new Uint16Array(64 * 32).fill(2000) };

/** Waits for the promises that are about to settle. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
