import { Extension, Logger, Material, Primitive, WebIO, type mat4, type vec3 } from "@gltf-transform/core";
import { ALLOWED_EXTENSIONS } from "./glb";

/** A part of the surface of a model. */
export interface ModelTriangle {
  /** In meters, as x, y and z: x to the right, y up, z to the front. */
  readonly corners: readonly [vec3, vec3, vec3];
  /** Red, green and blue from 0 to 1, linear: of the light that it emits, or of its surface without texture. */
  readonly color: vec3;
  readonly isGlowing: boolean;
  /** Less than 1 for glass. */
  readonly opacity: number;
}

/** The extensions that models may use say nothing about positions, except that these may be integers, or colors. */
const EXTENSIONS = ALLOWED_EXTENSIONS.map(
  (name) =>
    class extends Extension {
      static override readonly EXTENSION_NAME = name;
      override readonly extensionName = name;
      override read = () => this;
      override write = () => this;
    },
);

/**
 * The triangles of the default scene of a GLB file, each with its place in the scene.
 * @param bytes a file that `readGlb` accepts
 */
export async function readTriangles(bytes: Uint8Array): Promise<ModelTriangle[]> {
  // NodeIO would import modules for files and the network, which are not used here.
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(EXTENSIONS);
  const root = (await io.readBinary(bytes)).getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const triangles: ModelTriangle[][] = [];
  scene?.traverse((node) => {
    const matrix = node.getWorldMatrix();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (primitive.getMode() !== Primitive.Mode.TRIANGLES) continue;
      triangles.push(trianglesOf(primitive, matrix));
    }
  });
  return triangles.flat();
}

function trianglesOf(primitive: Primitive, matrix: mat4): ModelTriangle[] {
  const positions = primitive.getAttribute("POSITION");
  const indices = primitive.getIndices();
  if (!positions) return [];
  const corner = (place: number): vec3 =>
    toScene(positions.getElement(indices ? indices.getScalar(place) : place, [0, 0, 0]), matrix);
  const count = Math.floor((indices ?? positions).getCount() / 3);
  const surface = surfaceOf(primitive.getMaterial());
  return Array.from({ length: count }, (_, index) => ({
    corners: [corner(3 * index), corner(3 * index + 1), corner(3 * index + 2)],
    ...surface,
  }));
}

/** Without a material, a surface is white. */
function surfaceOf(material: Material | null): Omit<ModelTriangle, "corners"> {
  const [red, green, blue, alpha] = material?.getBaseColorFactor() ?? [1, 1, 1, 1];
  const emission = material?.getEmissiveFactor() ?? [0, 0, 0];
  const isGlowing = emission.some((value) => value > 0);
  const opacity = material?.getAlphaMode() === Material.AlphaMode.BLEND ? alpha : 1;
  return { color: isGlowing ? emission : [red, green, blue], isGlowing, opacity };
}

/** Applies a matrix, which glTF stores column by column. */
const toScene = ([x, y, z]: vec3, m: mat4): vec3 => [
  m[0] * x + m[4] * y + m[8] * z + m[12],
  m[1] * x + m[5] * y + m[9] * z + m[13],
  m[2] * x + m[6] * y + m[10] * z + m[14],
];
