import { Group, Mesh, type Object3D, Scene, type Texture, type WebGLRenderer } from "three";
import type { Palette } from "../canvas/palette";
import type { Extent } from "../model/fit";
import { createContactShadow } from "./contact-shadow";
import { createFloor, FLOOR_FACTOR } from "./floor";
import { createReflection } from "./reflection";

/** Objects on a floor, with their shadow and reflection. */
export type StageSet = ReturnType<typeof createStageSet>;

interface StageSetOptions {
  /** Objects on the floor, which are reflected in the floor and cast a shadow. */
  objects: readonly Object3D[];
  extent: Extent;
  palette: Palette;
}

/**
 * @param environment what the objects reflect; the caller disposes of it
 */
export function createStageSet(renderer: WebGLRenderer, environment: Texture, options: StageSetOptions) {
  const { objects, extent, palette } = options;
  const models = new Group();
  models.add(...objects);
  const shadow = createContactShadow(renderer, models, extent.radius * FLOOR_FACTOR);
  const floor = createFloor(shadow.texture, extent.radius, palette);
  const reflection = createReflection(models);
  const floorParts = new Group();
  floorParts.add(floor, reflection.mirrored);
  const scene = new Scene();
  scene.environment = environment;
  scene.add(floorParts, models);
  return {
    scene,
    extent,
    /** Shows or hides the floor, the shadow and the reflection. */
    setFloorVisible(isVisible: boolean): void {
      floorParts.visible = isVisible;
    },
    dispose(): void {
      shadow.dispose();
      reflection.dispose();
      scene.traverse(disposeOfMesh);
    },
  };
}

function disposeOfMesh(object: Object3D): void {
  if (!(object instanceof Mesh)) return;
  object.geometry.dispose();
  for (const material of [object.material].flat()) material.dispose();
}
