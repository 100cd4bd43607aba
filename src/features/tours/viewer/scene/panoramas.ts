import type { Layer, Stage } from "./stage";

/** The panorama that is shown, and while one gives way to another, both. */
export interface Panoramas {
  readonly layers: readonly Layer[];
  /** Whether something is seen behind them. */
  readonly isOpen: boolean;
  /**
   * Lays a panorama over what is shown.
   * @param heading where the middle of the picture looks, in degrees
   * @returns sets how much of it is to be seen, from 0 to 1
   */
  add(image: HTMLImageElement, heading: number): (share: number) => void;
  /** Shows the upper one alone. */
  settle(): void;
  /** Shows the same panorama from a sharper picture. */
  sharpen(image: HTMLImageElement): void;
  /** @returns sets how far all of them have faded, from 0 to 1 */
  fade(): (share: number) => void;
  clear(): void;
}

/** They are gone after this part of a way, before the camera is far above the rooms. */
const FADED = 1 / 3;

/** Keeps at most two panoramas, and frees the others: one takes up to 33 MB of the device’s graphics. */
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
      // A visitor who goes on before a room has appeared has arrived there.
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
        for (const { layer, alpha } of fading) layer.alpha = alpha * Math.max(0, 1 - share / FADED);
      };
    },
    clear: () => keep([]),
  };
}
