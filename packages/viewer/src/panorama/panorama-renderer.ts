import { Texture, Vector2, Vector3, type DataArrayTexture, type Scene, type WebGLRenderer } from "three";
import { degToRad } from "@capture/domain/lib/angles";
import { TILE_CONTENT_PX } from "../formats/pyramid";
import { focalLength, viewAxes, type CameraPose, type ViewportSize } from "../geometry/camera";
import type { StationView } from "../geometry/depth-map";
import { setUniforms } from "../tour/materials";
import { createPanoramaMesh, type PanoramaMesh } from "./panorama-material";
import { createPanoramaTextures, createTileTexture, type PanoramaTextures } from "./panorama-textures";
import { createReliefDrawing } from "./relief-drawing";

/** A panorama that fills the viewport. The second layer is drawn over the first. */
export interface PanoramaLayer {
  textures: PanoramaTextures;
  /** The direction of the center of the panorama, in degrees. */
  heading: number;
  opacity: number;
  /** Set while the camera moves between two stations: the panorama is drawn on the surfaces that its station sees. */
  relief: StationView | undefined;
}

/** Draws panoramas from their previews and from one texture that contains the tiles of all of them. */
export type PanoramaRenderer = ReturnType<typeof createPanoramaRenderer>;

/** @param tileCapacity the number of slots of the texture of tiles */
export function createPanoramaRenderer(renderer: WebGLRenderer, scene: Scene, tileCapacity: number) {
  const drawings = [1, 2].map((renderOrder) => ({
    mesh: createPanoramaMesh(renderOrder),
    relief: createReliefDrawing(renderOrder),
  }));
  for (const { mesh, relief } of drawings) scene.add(mesh, ...relief.meshes);
  /** Allocated with the first tile, so that a scan without panoramas takes no memory for them. */
  let tiles: DataArrayTexture | undefined;
  return {
    /** Creates the textures of a panorama; call `dispose` to free their graphics memory. */
    createPanorama: createPanoramaTextures,
    /** Copies a tile into a slot of the texture of tiles. */
    writeTile(slot: number, tile: ImageBitmap): void {
      tiles ??= createTileTexture(renderer, tileCapacity);
      renderer.copyTextureToTexture(new Texture(tile), tiles, null, new Vector3(0, 0, slot));
    },
    /** Prepares a frame. */
    update(layers: readonly PanoramaLayer[], camera: CameraPose, size: ViewportSize): void {
      drawings.forEach(({ mesh, relief }, index) => {
        const layer = layers[index];
        const uniforms = layer && panoramaUniforms(layer, tiles);
        const isVisible = layer !== undefined && layer.opacity > 0;
        relief.update(isVisible ? layer.relief : undefined, uniforms);
        mesh.visible = isVisible && !layer.relief;
        if (uniforms && mesh.visible) updateMesh(mesh, uniforms, camera, size);
      });
    },
    dispose(): void {
      tiles?.dispose();
      for (const { mesh, relief } of drawings) {
        mesh.geometry.dispose();
        mesh.material.dispose();
        relief.dispose();
      }
    },
  };
}

function panoramaUniforms({ textures, heading, opacity }: PanoramaLayer, tiles: DataArrayTexture | undefined) {
  const { preview, pages, width } = textures;
  const grid = new Vector2(width, width / 2).divideScalar(TILE_CONTENT_PX);
  return { preview, pages, tiles, grid, heading: degToRad(heading), opacity };
}

function updateMesh(
  mesh: PanoramaMesh,
  uniforms: ReturnType<typeof panoramaUniforms>,
  camera: CameraPose,
  size: ViewportSize,
): void {
  const { right, up, forward } = viewAxes(camera);
  const focal = focalLength(camera, size);
  const halfExtent = (axis: readonly number[], pixels: number): Vector3 =>
    new Vector3(...axis).multiplyScalar(pixels / 2 / focal);
  setUniforms(mesh.material, {
    ...uniforms,
    right: halfExtent(right, size.width),
    up: halfExtent(up, size.height),
    forward: new Vector3(...forward),
  });
}
