import type { PanoramaLayer, SceneRenderer } from "./scene-renderer";

/** The current panorama and, during a transition, the previous one. */
export interface Panoramas {
  readonly layers: readonly PanoramaLayer[];
  /** Whether the cloud behind the panoramas is visible. */
  readonly isTranslucent: boolean;
  /**
   * Adds a transparent panorama over the current one.
   * @param heading the direction of the center of the image, in degrees
   * @returns a function that sets its opacity, from 0 to 1
   */
  fadeIn(image: HTMLImageElement, heading: number): (opacity: number) => void;
  /** Completes a transition: shows only the upper panorama. */
  keepUpper(): void;
  /** Replaces the texture of the upper panorama with one of a higher resolution. */
  sharpenUpper(image: HTMLImageElement): void;
  /** @returns a function that fades out all panoramas; it is called with the progress of a flight, from 0 to 1 */
  fadeOut(): (progress: number) => void;
  clear(): void;
}

/** The progress of a flight from which on panoramas are invisible; the camera is not far above the rooms yet. */
const FADE_OUT_END = 1 / 3;

/** Keeps at most two panoramas and disposes of the others, because each takes up to 33 MB of graphics memory. */
export function createPanoramas({ createTexture }: Pick<SceneRenderer, "createTexture">): Panoramas {
  let layers: readonly PanoramaLayer[] = [];
  const setLayers = (next: readonly PanoramaLayer[]): void => {
    for (const layer of layers) if (!next.includes(layer)) layer.texture.dispose();
    layers = next;
  };
  const keepUpper = (): void => {
    const upper = layers.at(-1);
    if (upper) upper.opacity = 1;
    setLayers(upper ? [upper] : []);
  };
  return {
    get layers() {
      return layers;
    },
    get isTranslucent() {
      return layers.every(({ opacity }) => opacity < 1);
    },
    fadeIn(image, heading) {
      // Completes the previous transition if it is still in progress.
      keepUpper();
      const layer: PanoramaLayer = { texture: createTexture(image), heading, opacity: 0 };
      setLayers([...layers, layer]);
      return (opacity) => (layer.opacity = opacity);
    },
    keepUpper,
    sharpenUpper(image) {
      const upper = layers.at(-1);
      if (!upper) return;
      upper.texture.dispose();
      upper.texture = createTexture(image);
    },
    fadeOut() {
      const fading = layers.map((layer) => ({ layer, initialOpacity: layer.opacity }));
      return (progress) => {
        for (const { layer, initialOpacity } of fading)
          layer.opacity = initialOpacity * Math.max(0, 1 - progress / FADE_OUT_END);
      };
    },
    clear: () => setLayers([]),
  };
}
