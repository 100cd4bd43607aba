import { Document, getBounds, MathUtils } from "@gltf-transform/core";
import type { bbox, GLTF, mat4, Mesh, Node, Scene, vec3, vec4 } from "@gltf-transform/core";

/** Modeling tools nest a few nodes; with thousands below each other the check would take minutes. */
const MAX_NODE_DEPTH = 100;

/** Smallest and largest x, y and z in meters. */
export type Bounds = bbox;

/**
 * The bounds of the default scene, from `min` and `max` of its positions and the transforms of its nodes. They are exact
 * unless a node rotates its mesh by other angles than a multiple of 90°; then they may be too large.
 * @returns the bounds, or a text that completes the sentence “data/models/pro.glb …” when the file has none
 */
export function boundsOf({ scene = 0, scenes, nodes, meshes, accessors }: GLTF.IGLTF): Bounds | string {
  const document = new Document();
  const root = document.createScene();
  const boxes = meshes?.map((mesh) => boxAround(mesh, accessors, document));
  const visited = new Set<number>();
  const queue: [index: number, parent: Node | Scene, depth: number][] = [];
  for (const index of scenes?.[scene]?.nodes ?? []) queue.push([index, root, 1]);
  for (const [index, parent, depth] of queue) {
    const source = nodes?.[index];
    if (!source || visited.has(index) || depth > MAX_NODE_DEPTH)
      return "has a scene with broken nodes; export it again.";
    visited.add(index);
    const box = source.mesh === undefined ? null : boxes?.[source.mesh];
    if (box === undefined) return "does not state the bounds of its meshes (min and max of POSITION); export it again.";
    const node = placeNode(document.createNode(), source).setMesh(box);
    parent.addChild(node);
    for (const child of source.children ?? []) queue.push([child, node, depth + 1]);
  }
  const bounds = getBounds(root);
  return bounds.min.every(Number.isFinite) ? bounds : "has no mesh in its scene; export the model again.";
}

/** A mesh of the eight corners of the box around another mesh; `undefined` if that does not state its bounds. */
function boxAround(
  { primitives }: GLTF.IMesh,
  accessors: GLTF.IGLTF["accessors"],
  document: Document,
): Mesh | undefined {
  const mesh = document.createMesh();
  for (const { attributes } of primitives) {
    const accessor = accessors?.[attributes.POSITION ?? -1];
    if (accessor?.min?.length !== 3 || accessor.max?.length !== 3) return undefined;
    // They are stored as integers even if the accessor is normalized.
    const toFloat = (value: number): number =>
      accessor.normalized === true ? MathUtils.decodeNormalizedInt(value, accessor.componentType) : value;
    addPositions(mesh, [...accessor.min, ...accessor.max].map(toFloat), document);
  }
  const { min, max } = getBounds(document.createNode().setMesh(mesh));
  const corners = [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].flatMap((z) => [x, y, z])),
  );
  return addPositions(document.createMesh(), corners, document);
}

function addPositions(mesh: Mesh, positions: readonly number[], document: Document): Mesh {
  const accessor = document.createAccessor().setType("VEC3").setArray(new Float32Array(positions));
  return mesh.addPrimitive(document.createPrimitive().setAttribute("POSITION", accessor));
}

function placeNode(node: Node, { matrix, translation, rotation, scale }: GLTF.INode): Node {
  if (matrix) return node.setMatrix(matrix as mat4);
  return node
    .setTranslation((translation ?? [0, 0, 0]) as vec3)
    .setRotation((rotation ?? [0, 0, 0, 1]) as vec4)
    .setScale((scale ?? [1, 1, 1]) as vec3);
}
