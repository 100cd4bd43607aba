import { AdditiveBlending, FrontSide, type Group, type Material, Mesh, MeshStandardMaterial } from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import { fetchBytes } from "../canvas/loading";

/**
 * Fetches and parses a model: a GLB without textures and compression, so that no decoder, worker or `blob:` URL is
 * needed.
 * @throws Error when it cannot be fetched or parsed, or when `signal` is aborted
 */
export async function loadModel(url: string, signal: AbortSignal): Promise<Group> {
  const { scene } = await new GLTFLoader().parseAsync(await fetchBytes(url, signal), "");
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
