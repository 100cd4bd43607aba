import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPly } from "@capture/domain/ply";
import { distanceBetween, type Vector } from "@capture/domain/lib/vector";
import { packPiece, scaleOf } from "../src/formats/cloud";
import { type CameraPose, projectPoint, type ViewportSize } from "../src/geometry/camera";
import { pickInCloud, screenDistance } from "../src/geometry/pick-in-cloud";
import { overviewPose } from "../src/tour/camera-poses";
import type { TourData } from "../src/tour/tour";
import { oakFlat } from "../../../__tests__/support/content/tour";
import { PARTS } from "../../../__tests__/support/company/company";

const points = readPly(readFileSync(join(PARTS, oakFlat.cloud)), oakFlat.cloud);
const scale = scaleOf(points);
/** A prime that does not divide the number of points: the first points are then an even sample of the cloud. */
const STRIDE = 7919;
const pieces = [packPieceOf(Uint32Array.from({ length: points.count }, (_, index) => (index * STRIDE) % points.count))];
const SIZE: ViewportSize = { width: 900, height: 640 };
const CLIP_HEIGHT_M = 2.6;
/** Largest error of a length measured in the overview. The points of this cloud are about 8 cm apart. */
const MAX_ERROR_M = 0.15;

const [living] = oakFlat.rooms;
const [left = 0, front = 0] = living?.min ?? [];
const [right = 0, back = 0] = living?.max ?? [];

function packPieceOf(order: Uint32Array) {
  const bytes = packPiece(points, order, scale).buffer as ArrayBuffer;
  const count = order.length;
  return { positions: new Int16Array(bytes, 0, count * 3), colors: new Uint8Array(bytes, count * 6, count * 3) };
}

const overviewAt = (yaw: number): CameraPose =>
  overviewPose({ scan: { ...scale, ...points } } as unknown as TourData, SIZE, yaw);

/** Picks at the pixel to which a point is projected. */
function pick(camera: CameraPose, point: Vector, drawnPoints: number): Vector {
  const projected = projectPoint(camera, SIZE, point);
  if (!projected) throw new Error("The point is behind the camera.");
  const screenPoint = { x: Math.round(projected.x), y: Math.round(projected.y) };
  const picked = pickInCloud(
    pieces,
    scale,
    { camera, size: SIZE, drawnPoints, clipHeight: CLIP_HEIGHT_M, sliceThickness: Infinity },
    screenPoint,
  );
  if (!picked) throw new Error("The cloud has no point at this pixel.");
  return picked;
}

const corners: Record<string, Vector> = {
  "front left": [left, front, CLIP_HEIGHT_M],
  "back left": [left, back, CLIP_HEIGHT_M],
  "back right": [right, back, CLIP_HEIGHT_M],
  "front right": [right, front, CLIP_HEIGHT_M],
};

describe.each([45_000, points.count])("with %d points drawn", (drawnPoints) => {
  test.each([
    ["5.49 m along the front wall", "front left", "front right", 5.49],
    ["5.49 m along the back wall", "back left", "back right", 5.49],
    ["7.08 m along the left wall", "front left", "back left", 7.08],
    ["7.08 m along the right wall", "front right", "back right", 7.08],
  ])("measures %s", (_what, a, b, meters) => {
    for (const yaw of [-49, -14, 20]) {
      const camera = overviewAt(yaw);
      const [start, end] = [a, b].map((name) => pick(camera, corners[name] as Vector, drawnPoints)) as [Vector, Vector];
      const error = Math.abs(distanceBetween(start, end) - meters);
      expect(error).toBeLessThan(MAX_ERROR_M);
    }
  });
});

test("picks nothing at a pixel without a point", () => {
  const camera = overviewAt(0);
  expect(
    pickInCloud(
      pieces,
      scale,
      { camera, size: SIZE, drawnPoints: points.count, clipHeight: CLIP_HEIGHT_M, sliceThickness: Infinity },
      { x: 3, y: 3 },
    ),
  ).toBeUndefined();
});

test("screenDistance: pixels between a point's projection and a screen point", () => {
  const camera = overviewAt(0);
  const point = corners["back left"] as Vector;
  const projected = projectPoint(camera, SIZE, point) ?? { x: 0, y: 0 };
  expect(screenDistance({ camera, size: SIZE }, point, { x: projected.x + 3, y: projected.y - 4 })).toBeCloseTo(5);
});
