import { levelWidths, tileName, type Pyramid, type Tile } from "../formats/pyramid";
import { createPageTable } from "../geometry/page-table";
import { sharpLevel, tilesInView, type TileView } from "../geometry/tiles-in-view";
import type { PanoramaLayer, PanoramaRenderer } from "./panorama-renderer";
import { drawnPixelRatio } from "../canvas/drawn-pixel-ratio";
import { createTileCache } from "./tile-cache";
import { createTileLoader } from "./tile-loader";

/** The tiles of one view may take this part of the texture, so that those of the previous panorama stay during a transition. */
const MAX_VIEW_FRACTION = 0.6;

/** A panorama and the pyramid from which its tiles are fetched. */
export interface TiledLayer extends PanoramaLayer {
  pyramid: Pyramid;
}

/** Fetches the tiles in view, and replaces those whose last use is the longest ago. */
export type TileStreaming = ReturnType<typeof createTileStreaming>;

interface TileStreamingOptions {
  renderer: Pick<PanoramaRenderer, "writeTile">;
  /** The number of slots of the texture of tiles. */
  capacity: number;
  loadTile(url: string, signal: AbortSignal): Promise<ImageBitmap>;
  requestFrame(): void;
  /** Aborted when the view is disposed of. */
  signal: AbortSignal;
}

export function createTileStreaming(options: TileStreamingOptions) {
  const { renderer, capacity, loadTile, requestFrame, signal } = options;
  const cache = createTileCache(capacity);
  /** What the page tables were last computed for. */
  let lastUpdate: { layers: readonly TiledLayer[]; view: TileView; isSharp: boolean } | undefined;
  const loader = createTileLoader({
    load: loadTile,
    onTile(url, bitmap) {
      renderer.writeTile(cache.add(url), bitmap);
      bitmap.close();
      lastUpdate = undefined;
      requestFrame();
    },
    signal,
  });

  /** The level that is sharp in a view, or the largest one whose tiles in view fit. */
  function chooseTiles({ pyramid, heading }: TiledLayer, view: TileView): { level: number; tiles: Tile[] } {
    const widths = levelWidths(pyramid.width);
    for (let level = sharpLevel(widths, view, drawnPixelRatio()); ; level -= 1) {
      const tiles = tilesInView(widths[level] ?? 0, level, heading, view);
      if (tiles.length <= capacity * MAX_VIEW_FRACTION || level === 0) return { level, tiles };
    }
  }

  function updateLayer(layer: TiledLayer, view: TileView): string[] {
    const urlOf = (tile: Tile): string => `${layer.pyramid.tiles}/${tileName(tile)}`;
    const { level, tiles } = chooseTiles(layer, view);
    const urls = tiles.map(urlOf);
    cache.use(urls);
    const widths = levelWidths(layer.pyramid.width);
    layer.textures.setPages(createPageTable(widths, level, (tile) => cache.slotOf(urlOf(tile))));
    return urls.filter((url) => cache.slotOf(url) === undefined);
  }

  return {
    /**
     * Requests the tiles of the upper layer and sets the page tables of all layers.
     * @returns whether all tiles in view are drawn in this frame
     */
    update(layers: readonly TiledLayer[], view: TileView): boolean {
      const isUnchanged =
        lastUpdate?.layers === layers && lastUpdate.view.camera === view.camera && lastUpdate.view.size === view.size;
      if (lastUpdate && isUnchanged) return lastUpdate.isSharp;
      const missing = layers.map((layer) => updateLayer(layer, view));
      const upper = missing.at(-1) ?? [];
      // On a flight to or from the cloud, panoramas only fade.
      loader.request(view.camera.distance > 0 ? [] : upper);
      lastUpdate = { layers, view, isSharp: layers.length > 0 && upper.length === 0 };
      return lastUpdate.isSharp;
    },
  };
}
