import { AdditiveBlending, FrontSide, type Group, type Material, Mesh, MeshStandardMaterial } from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";

/**
 * Fetches and parses a model: a GLB without textures and compression, so that no decoder, worker or `blob:` URL is
 * needed.
 * @throws Error when it cannot be fetched or parsed, or when `signal` is aborted
 */
export async function loadModel(url: string, signal: AbortSignal): Promise<Group> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The model ${url} could not be fetched: status ${response.status}.`);
  const { scene } = await new GLTFLoader().parseAsync(await response.arrayBuffer(), "");
  scene.traverse((object) => {
    if (object instanceof Mesh) makeGlassClear(object.material);
  });
  return scene;
}

/** A translucent surface would also be translucent where it reflects. Glass only adds its reflections. */
function makeGlassClear(material: Material): void {
  if (!(material instanceof MeshStandardMaterial) || !material.transparent) return;
  material.color.set(0);
  Object.assign(material, { opacity: 1, blending: AdditiveBlending, side: FrontSide, depthWrite: false });
}
