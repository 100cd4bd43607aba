/** The part of a glTF 2.0 document that the site reads. */
export interface Gltf {
  asset?: { version?: string };
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: GltfNode[];
  meshes?: { primitives: { attributes: Record<string, number> }[] }[];
  accessors?: { componentType: number; normalized?: boolean; min?: number[]; max?: number[] }[];
  buffers?: { uri?: string; byteLength: number }[];
  images?: unknown[];
  extensionsUsed?: string[];
  extensionsRequired?: string[];
}

interface GltfNode {
  mesh?: number;
  children?: number[];
  matrix?: number[];
  translation?: Vector;
  /** A unit quaternion: x, y, z, w. */
  rotation?: readonly [number, number, number, number];
  scale?: Vector;
}

type Vector = readonly [number, number, number];

/** Smallest and largest x, y and z in meters. */
export interface Bounds {
  min: Vector;
  max: Vector;
}

/** A matrix of 4 × 4 numbers, column by column, as in glTF. */
type Matrix = readonly number[];

const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Divisors of normalized integers by component type. Source: glTF 2.0, section 3.11, and KHR_mesh_quantization. */
const MAX_INTEGERS: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 };

/**
 * The bounds of the default scene, from `min` and `max` of its positions and the transforms of its nodes. They are exact
 * unless a node rotates its mesh by other angles than a multiple of 90°; then they may be too large.
 * @returns the bounds, or a text that completes the sentence “data/models/pro.glb …” when the file has none
 */
export function boundsOf(gltf: Gltf): Bounds | string {
  const corners: Vector[] = [];
  const visited = new Set<number>();
  const visit = (index: number, parent: Matrix): string | undefined => {
    const node = gltf.nodes?.[index];
    if (!node || visited.has(index)) return "has a scene with broken nodes; export it again.";
    visited.add(index);
    const matrix = multiply(parent, matrixOf(node));
    const mesh = node.mesh === undefined ? undefined : gltf.meshes?.[node.mesh];
    for (const { attributes } of mesh?.primitives ?? []) {
      const box = positionBounds(gltf, attributes.POSITION);
      if (!box) return "does not state the bounds of its meshes (min and max of POSITION); export it again.";
      corners.push(...cornersOf(box).map((corner) => transform(matrix, corner)));
    }
    return firstFault(node.children ?? [], (child) => visit(child, matrix));
  };
  const roots = gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? [];
  const fault = firstFault(roots, (root) => visit(root, IDENTITY));
  if (fault !== undefined) return fault;
  return corners.length === 0
    ? "has no mesh in its scene; export the model again."
    : { min: reduce(corners, Math.min), max: reduce(corners, Math.max) };
}

function firstFault(indexes: readonly number[], visit: (index: number) => string | undefined): string | undefined {
  for (const index of indexes) {
    const fault = visit(index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Bounds of an accessor of positions. `min` and `max` are stored as integers even if the accessor is normalized. */
function positionBounds({ accessors }: Gltf, index: number | undefined): Bounds | undefined {
  const accessor = accessors?.[index ?? -1];
  if (accessor?.min?.length !== 3 || accessor.max?.length !== 3) return undefined;
  const divisor = accessor.normalized === true ? MAX_INTEGERS[accessor.componentType] : 1;
  if (divisor === undefined) return undefined;
  // The smallest signed integer is −1 too.
  const toFloat = (value: number): number => (divisor === 1 ? value : Math.max(value / divisor, -1));
  return { min: toVector(accessor.min.map(toFloat)), max: toVector(accessor.max.map(toFloat)) };
}

function cornersOf({ min, max }: Bounds): Vector[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z])),
  );
}

/** The matrix of a node: its own, or scale, then rotation, then translation. */
function matrixOf({ matrix, translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] }: GltfNode): Matrix {
  if (matrix) return matrix;
  const [x, y, z, w] = rotation;
  const columns = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
  return [
    ...columns.flatMap((column, axis) => [...column.map((value) => value * (scale[axis] ?? 1)), 0]),
    ...translation,
    1,
  ];
}

/** The product of two matrices, which applies `b` first. */
function multiply(a: Matrix, b: Matrix): Matrix {
  return IDENTITY.map((_, index) => {
    const row = index % 4;
    const column = index - row;
    return [0, 1, 2, 3].reduce((sum, step) => sum + at(a, row + 4 * step) * at(b, column + step), 0);
  });
}

function transform(matrix: Matrix, [x, y, z]: Vector): Vector {
  return toVector(
    [0, 1, 2].map(
      (row) => at(matrix, row) * x + at(matrix, row + 4) * y + at(matrix, row + 8) * z + at(matrix, row + 12),
    ),
  );
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;

const toVector = (values: readonly number[]): Vector => [at(values, 0), at(values, 1), at(values, 2)];

const reduce = (corners: readonly Vector[], choose: (...values: number[]) => number): Vector =>
  toVector([0, 1, 2].map((axis) => choose(...corners.map((corner) => at(corner, axis)))));
