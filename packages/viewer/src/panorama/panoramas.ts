import type { Pyramid } from "../formats/pyramid";
import type { CameraPose, ViewportSize } from "../geometry/camera";
import type { StationView } from "../geometry/depth-map";
import type { PanoramaRenderer } from "./panorama-renderer";
import type { TiledLayer, TileStreaming } from "./tile-streaming";

/** The properties of a station that its panorama needs. */
export interface TiledStation {
  pyramid: Pyramid;
  /** The direction of the center of the panorama, in degrees. */
  heading: number;
}

export interface Reliefs {
  from: StationView;
  to: StationView;
}

/** The current panorama and, during a transition, the previous one. */
export type Panoramas = ReturnType<typeof createPanoramas>;

/** The progress of a flight from which on panoramas are invisible; the camera is not far above the rooms yet. */
const FADE_OUT_END = 1 / 3;

/** Keeps at most two panoramas and disposes of the others. */
export function createPanoramas({ createPanorama }: Pick<PanoramaRenderer, "createPanorama">, tiles: TileStreaming) {
  let layers: readonly TiledLayer[] = [];
  const setLayers = (next: readonly TiledLayer[]): void => {
    for (const layer of layers) if (!next.includes(layer)) layer.textures.dispose();
    layers = next;
  };
  const keepUpper = (): void => {
    const upper = layers.at(-1);
    if (upper) Object.assign(upper, { opacity: 1, relief: undefined });
    setLayers(upper ? [upper] : []);
  };
  return {
    get layers(): readonly TiledLayer[] {
      return layers;
    },
    /** Whether the cloud behind the panoramas is visible. */
    get isTranslucent(): boolean {
      return layers.every(({ opacity }) => opacity < 1);
    },
    /**
     * Adds a transparent panorama over the current one.
     * @param preview the panorama in a low resolution
     * @param reliefs the surfaces around the previous and the new station, to draw both panoramas from between the stations
     * @returns a function that sets its opacity, from 0 to 1
     */
    fadeIn(
      preview: HTMLImageElement,
      { pyramid, heading }: TiledStation,
      reliefs?: Reliefs,
    ): (opacity: number) => void {
      // Completes the previous transition if it is still in progress.
      keepUpper();
      for (const lower of layers) lower.relief = reliefs?.from;
      const textures = createPanorama(preview, pyramid.width);
      const layer: TiledLayer = { textures, pyramid, heading, opacity: 0, relief: reliefs?.to };
      setLayers([...layers, layer]);
      return (opacity) => (layer.opacity = opacity);
    },
    /** Completes a transition: shows only the upper panorama. */
    keepUpper,
    /** @returns a function that fades out all panoramas; it is called with the progress of a flight, from 0 to 1 */
    fadeOut(): (progress: number) => void {
      const fading = layers.map((layer) => ({ layer, initialOpacity: layer.opacity }));
      return (progress) => {
        for (const { layer, initialOpacity } of fading)
          layer.opacity = initialOpacity * Math.max(0, 1 - progress / FADE_OUT_END);
      };
    },
    clear: (): void => setLayers([]),
    /**
     * Requests the tiles in view.
     * @returns whether all of them are drawn in this frame
     */
    update: (camera: CameraPose, size: ViewportSize): boolean => tiles.update(layers, { camera, size }),
  };
}
