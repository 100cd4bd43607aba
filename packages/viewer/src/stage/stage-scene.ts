import { Group, Mesh, type Object3D, Scene, type Texture, type WebGLRenderer } from "three";
import type { Palette } from "../canvas/view";
import type { Extent } from "../model/fit";
import { createContactShadow } from "./contact-shadow";
import { createFloor, FLOOR_FACTOR } from "./floor";
import { createReflection } from "./reflection";

/** Objects on a floor, with their shadow and reflection. */
export type StageScene = ReturnType<typeof createStageScene>;

interface StageSceneOptions {
  /** Objects on the floor, which are reflected in the floor and cast a shadow. */
  objects: readonly Object3D[];
  extent: Extent;
  palette: Palette;
}

/**
 * @param environment what the objects reflect; the caller disposes of it
 */
export function createStageScene(renderer: WebGLRenderer, environment: Texture, options: StageSceneOptions) {
  const { objects, extent, palette } = options;
  const models = new Group();
  models.add(...objects);
  const shadow = createContactShadow(renderer, models, extent.radius * FLOOR_FACTOR);
  const floor = createFloor(shadow.texture, extent.radius, palette);
  const reflection = createReflection(models);
  const floorGroup = new Group();
  floorGroup.add(floor, reflection.mirrored);
  const root = new Scene();
  root.environment = environment;
  root.add(floorGroup, models);
  return {
    root,
    extent,
    /** Shows or hides the floor, the shadow and the reflection. */
    setFloorVisible(isVisible: boolean): void {
      floorGroup.visible = isVisible;
    },
    dispose(): void {
      shadow.dispose();
      reflection.dispose();
      root.traverse(disposeOfMesh);
    },
  };
}

function disposeOfMesh(object: Object3D): void {
  if (!(object instanceof Mesh)) return;
  object.geometry.dispose();
  for (const material of [object.material].flat()) material.dispose();
}
