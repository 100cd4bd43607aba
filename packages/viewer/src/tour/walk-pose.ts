import { toVector, type Vector } from "@capture/domain/lib/vector";
import type { CloudPiece, CloudScale } from "../formats/cloud";
import { INITIAL_PITCH_DEG } from "./view-query";
import { INITIAL_FOV_DEG, type CameraPose } from "../geometry/camera";

const EYE_HEIGHT_M = 1.6;
/** The visitor stands this far in front of the point, and so sees it. */
const STEP_BACK_M = 0.8;
/** The floor is looked for around the point, and at most this far below it: beneath it may be another story. */
const FLOOR_RADIUS_M = 0.3;
const MAX_FLOOR_DEPTH_M = 2.4;
/** A few points below the floor are measuring errors, such as reflections. */
const FLOOR_PERCENTILE = 0.05;
/** A cloud lower than a person is an object: the camera goes this much nearer to the point instead. */
const OBJECT_APPROACH_FACTOR = 2;

/** The pose of a visitor who has walked to a point of a cloud: in front of it, with the eyes above the floor. */
export function walkPose(
  pieces: readonly CloudPiece[],
  scale: CloudScale,
  camera: CameraPose,
  point: Vector,
): CameraPose {
  const { lowest, highest, floor } = measureHeights(pieces, scale, point);
  if (highest - lowest < EYE_HEIGHT_M)
    return { ...camera, target: point, distance: camera.distance / OBJECT_APPROACH_FACTOR };
  return {
    target: [point[0], point[1], floor + EYE_HEIGHT_M],
    distance: STEP_BACK_M,
    yaw: camera.yaw,
    pitch: INITIAL_PITCH_DEG,
    fov: INITIAL_FOV_DEG,
  };
}

/** The height of the lowest and the highest point of a cloud, and of the floor below a point, in meters. */
function measureHeights(
  pieces: readonly CloudPiece[],
  { origin, step }: CloudScale,
  [x, y, z]: Vector,
): { lowest: number; highest: number; floor: number } {
  const [originX, originY, originZ] = toVector(origin);
  const below: number[] = [];
  let lowest = Infinity;
  let highest = -Infinity;
  for (const { positions } of pieces) {
    for (let index = 0; index < positions.length; index += 3) {
      const pointZ = (positions[index + 2] ?? 0) * step + originZ;
      if (pointZ < lowest) lowest = pointZ;
      if (pointZ > highest) highest = pointZ;
      if (pointZ > z || pointZ < z - MAX_FLOOR_DEPTH_M) continue;
      const offsetX = (positions[index] ?? 0) * step + originX - x;
      const offsetY = (positions[index + 1] ?? 0) * step + originY - y;
      if (offsetX * offsetX + offsetY * offsetY < FLOOR_RADIUS_M * FLOOR_RADIUS_M) below.push(pointZ);
    }
  }
  below.sort((a, b) => a - b);
  return { lowest, highest, floor: below[Math.floor(below.length * FLOOR_PERCENTILE)] ?? z };
}
