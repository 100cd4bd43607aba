import type { Layer, Stage } from "./stage";

/** The current panorama, and during a transition also the previous one. */
export interface Panoramas {
  readonly layers: readonly Layer[];
  /** Whether anything behind them is visible. */
  readonly isOpen: boolean;
  /**
   * Adds a panorama over the current one.
   * @param heading where the middle of the picture looks, in degrees
   * @returns a function that sets its opacity, from 0 to 1
   */
  add(image: HTMLImageElement, heading: number): (share: number) => void;
  /** Shows only the upper panorama. */
  settle(): void;
  /** Replaces the picture of the upper panorama by a sharper one. */
  sharpen(image: HTMLImageElement): void;
  /** @returns a function that sets how far a movement has come, from 0 to 1, while all panoramas fade out */
  fade(): (share: number) => void;
  clear(): void;
}

/** The part of a movement after which they are transparent, before the camera is far above the rooms. */
const FADE_OUT_SHARE = 1 / 3;

/** Keeps at most two panoramas and disposes of the others: each takes up to 33 MB of graphics memory. */
export function createPanoramas({ pictureOf }: Pick<Stage, "pictureOf">): Panoramas {
  let layers: readonly Layer[] = [];
  const keep = (kept: readonly Layer[]): void => {
    for (const layer of layers) if (!kept.includes(layer)) layer.picture.dispose();
    layers = kept;
  };
  const settle = (): void => {
    const upper = layers.at(-1);
    if (upper) upper.alpha = 1;
    keep(upper ? [upper] : []);
  };
  return {
    get layers() {
      return layers;
    },
    get isOpen() {
      return layers.every(({ alpha }) => alpha < 1);
    },
    add(image, heading) {
      // If a visitor moves on during a transition, it is completed first.
      settle();
      const layer: Layer = { picture: pictureOf(image), heading, alpha: 0 };
      layers = [...layers, layer];
      return (share) => (layer.alpha = share);
    },
    settle,
    sharpen(image) {
      const upper = layers.at(-1);
      if (!upper) return;
      upper.picture.dispose();
      upper.picture = pictureOf(image);
    },
    fade() {
      const fading = layers.map((layer) => ({ layer, alpha: layer.alpha }));
      return (share) => {
        for (const { layer, alpha } of fading) layer.alpha = alpha * Math.max(0, 1 - share / FADE_OUT_SHARE);
      };
    },
    clear: () => keep([]),
  };
}
