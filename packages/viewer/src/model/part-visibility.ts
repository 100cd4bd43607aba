import { addScaled, dot, normalize, subtract, type Vector } from "@capture/domain/lib/vector";

/** Nine coordinates for each triangle, in meters. */
export type Triangles = Float32Array;

/** A part seen at a flatter angle than this counts as hidden, because a dot on it would be drawn next to the model. */
const MIN_FACING_COSINE = 0.1;
/** The ray starts this far in front of the part, so that the surface under the part does not hide it. */
const RAY_OFFSET_M = 0.004;
/** A ray closer to parallel to a triangle cannot hit it. */
const MIN_DETERMINANT = 1e-12;

interface Part {
  position: Vector;
  normal: Vector;
}

/** Whether the surface of a part faces the camera. */
export const isFacing = ({ position, normal }: Part, eye: Vector): boolean =>
  dot(normalize(subtract(eye, position)), normal) > MIN_FACING_COSINE;

/** Whether a part is visible from the camera: it faces it, and no triangle of the model is in between. */
export const isPartVisible = (part: Part, eye: Vector, triangles: Triangles): boolean =>
  isFacing(part, eye) && !isBlocked(addScaled(part.position, part.normal, RAY_OFFSET_M), eye, triangles);

/**
 * Whether a triangle is between two points. Plain numbers instead of vectors: a device has about 70,000 triangles.
 * @see Möller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997
 */
function isBlocked([sx, sy, sz]: Vector, to: Vector, triangles: Triangles): boolean {
  const [dx, dy, dz] = [to[0] - sx, to[1] - sy, to[2] - sz];
  for (let index = 0; index < triangles.length; index += 9) {
    const ax = triangles[index] as number;
    const ay = triangles[index + 1] as number;
    const az = triangles[index + 2] as number;
    const bx = (triangles[index + 3] as number) - ax;
    const by = (triangles[index + 4] as number) - ay;
    const bz = (triangles[index + 5] as number) - az;
    const cx = (triangles[index + 6] as number) - ax;
    const cy = (triangles[index + 7] as number) - ay;
    const cz = (triangles[index + 8] as number) - az;
    const px = dy * cz - dz * cy;
    const py = dz * cx - dx * cz;
    const pz = dx * cy - dy * cx;
    const determinant = bx * px + by * py + bz * pz;
    if (Math.abs(determinant) < MIN_DETERMINANT) continue;
    const tx = sx - ax;
    const ty = sy - ay;
    const tz = sz - az;
    const u = (tx * px + ty * py + tz * pz) / determinant;
    if (u < 0 || u > 1) continue;
    const qx = ty * bz - tz * by;
    const qy = tz * bx - tx * bz;
    const qz = tx * by - ty * bx;
    const v = (dx * qx + dy * qy + dz * qz) / determinant;
    if (v < 0 || u + v > 1) continue;
    const distance = (cx * qx + cy * qy + cz * qz) / determinant;
    if (distance > 0 && distance < 1) return true;
  }
  return false;
}
