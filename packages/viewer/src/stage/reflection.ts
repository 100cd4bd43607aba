import { type Material, Mesh, type Object3D } from "three";

/** The depth below the floor at which the reflection is a third as strong, in meters. */
const FADE_DEPTH_M = 0.035;
const STRENGTH = 0.3;
/** Drawn before the floor, which is translucent too. */
const RENDER_ORDER = -2;

/** Mirrors objects at the floor. The reflection fades downward. Glass is left out: it is hardly visible there. */
export function createReflection(objects: Object3D) {
  const mirrored = objects.clone();
  mirrored.scale.y = -1;
  const materials = new Map<Material, Material>();
  mirrored.traverse((object) => {
    if (!(object instanceof Mesh) || Array.isArray(object.material)) return;
    object.visible = !object.material.transparent;
    object.renderOrder = RENDER_ORDER;
    const faded = materials.get(object.material) ?? createFadedMaterial(object.material);
    materials.set(object.material, faded);
    object.material = faded;
  });
  return {
    mirrored,
    dispose(): void {
      for (const material of materials.values()) material.dispose();
    },
  };
}

function createFadedMaterial(material: Material): Material {
  const faded = material.clone();
  faded.transparent = true;
  faded.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying float reflectedHeight;")
      .replace(
        "#include <project_vertex>",
        "#include <project_vertex>\nreflectedHeight = (modelMatrix * vec4(transformed, 1.0)).y;",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying float reflectedHeight;")
      .replace(
        "#include <dithering_fragment>",
        `gl_FragColor.a *= ${STRENGTH} * exp(reflectedHeight / ${FADE_DEPTH_M});`,
      );
  };
  // three.js would otherwise take the program of the original material.
  faded.customProgramCacheKey = () => "reflection";
  return faded;
}
