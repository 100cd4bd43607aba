import { BufferAttribute, BufferGeometry, Vector3 } from "three";
import { createRelief } from "../geometry/relief";
import type { StationView } from "../geometry/depth-map";
import { setUniforms } from "../tour/materials";
import { createReliefMeshes } from "./panorama-material";

/**
 * Draws one panorama on the surfaces that its station sees.
 * @param renderOrder drawings with a higher one are drawn over the others
 */
export function createReliefDrawing(renderOrder: number) {
  const { nearest, colored } = createReliefMeshes(renderOrder);
  const meshes = [nearest, colored];
  let current: StationView | undefined;
  function setGeometry(station: StationView | undefined): void {
    colored.geometry.dispose();
    const geometry = new BufferGeometry();
    if (station) {
      const { positions, indices } = createRelief(station);
      geometry.setAttribute("position", new BufferAttribute(positions, 3));
      geometry.setIndex(new BufferAttribute(indices, 1));
    }
    for (const mesh of meshes) mesh.geometry = geometry;
    current = station;
  }
  return {
    meshes,
    /**
     * Prepares a frame.
     * @param station `undefined` to draw nothing, which frees the geometry
     * @param uniforms values for the uniforms of the panorama
     */
    update(station: StationView | undefined, uniforms: Readonly<Record<string, unknown>> | undefined): void {
      if (station !== current) setGeometry(station);
      for (const mesh of meshes) {
        mesh.visible = station !== undefined;
        if (station && uniforms) setUniforms(mesh.material, { ...uniforms, station: new Vector3(...station.position) });
      }
    },
    dispose(): void {
      colored.geometry.dispose();
      for (const { material } of meshes) material.dispose();
    },
  };
}
