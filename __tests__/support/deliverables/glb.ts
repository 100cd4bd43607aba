import { type Accessor, type GLTF, WebIO } from "@gltf-transform/core";

interface GlbMesh {
  readonly name: string;
  /** x, y and z of each vertex. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Three vertices for each triangle. */
  readonly indices: readonly number[];
}

/** The content of a GLB file. */
export interface Glb {
  readonly asset: GLTF.IAsset;
  readonly meshes: readonly GlbMesh[];
}

/** @throws Error when the bytes are not a GLB file */
export async function parseGlb(bytes: Uint8Array): Promise<Glb> {
  const io = new WebIO();
  const source = await io.binaryToJSON(bytes);
  const meshes = (await io.readJSON(source)).getRoot().listMeshes();
  const numbersOf = (accessor?: Accessor | null): number[] => [...(accessor?.getArray() ?? [])];
  return {
    asset: source.json.asset,
    meshes: meshes.map((mesh) => {
      const [primitive] = mesh.listPrimitives();
      return {
        name: mesh.getName(),
        positions: numbersOf(primitive?.getAttribute("POSITION")),
        normals: numbersOf(primitive?.getAttribute("NORMAL")),
        indices: numbersOf(primitive?.getIndices()),
      };
    }),
  };
}
