import { DataArrayTexture, DataTexture, LinearFilter, RepeatWrapping, Texture, type WebGLRenderer } from "three";
import { TILE_PX, tileGrid } from "../formats/pyramid";
import { PAGE_VALUES } from "../geometry/page-table";

/** The textures of one panorama. */
export type PanoramaTextures = ReturnType<typeof createPanoramaTextures>;

/** @param width width of the largest level, in pixels */
export function createPanoramaTextures(image: HTMLImageElement, width: number) {
  const preview = new Texture(image);
  Object.assign(preview, { flipY: false, generateMipmaps: false, minFilter: LinearFilter, wrapS: RepeatWrapping });
  preview.needsUpdate = true;
  const { columns, rows } = tileGrid(width);
  const values = new Uint8Array(columns * rows * PAGE_VALUES);
  const pages = new DataTexture(values, columns, rows);
  pages.needsUpdate = true;
  return {
    preview,
    /** Which tile is drawn where; the values are those of `createPageTable`. */
    pages,
    /** Width of the largest level, in pixels. */
    width,
    setPages(next: Uint8Array): void {
      values.set(next);
      pages.needsUpdate = true;
    },
    dispose(): void {
      preview.dispose();
      pages.dispose();
    },
  };
}

/** @param capacity the number of tiles */
export function createTileTexture(renderer: WebGLRenderer, capacity: number): DataArrayTexture {
  const texture = new DataArrayTexture(null, TILE_PX, TILE_PX, capacity);
  Object.assign(texture, { generateMipmaps: false, minFilter: LinearFilter, magFilter: LinearFilter });
  // The tiles are copied into it one by one.
  texture.source.dataReady = false;
  texture.needsUpdate = true;
  renderer.initTexture(texture);
  return texture;
}
