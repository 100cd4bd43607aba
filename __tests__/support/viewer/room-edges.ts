import { radToDeg } from "@capture/domain/lib/angles";
import {
  type CameraPose,
  INITIAL_FOV_DEG,
  projectPoint,
  type ScreenPoint,
  type ViewportSize,
} from "@capture/viewer/camera";
import { roomSize } from "@capture/viewer/floor-plan";
import { lerp, subtract, toVector, type Vector } from "@capture/domain/lib/vector";
import { assertPresent } from "../../../src/lib/assert-present";
import { firstStation, siteTour } from "../content/site-tour";

/** Where the camera looks, in degrees. */
export type Orientation = Pick<CameraPose, "yaw" | "pitch">;

/** An edge of a room between two of its corners, and the length that a visitor measures there. */
export interface RoomEdge {
  readonly ends: readonly [Vector, Vector];
  readonly meters: number;
}

const { ceiling, rooms } = siteTour;
const room = assertPresent(rooms.find(({ id }) => id === firstStation.room));
const [left = 0, front = 0] = room.min;
const [right = 0, back = 0] = room.max;
const [width, length] = roomSize(room);
const LEFT_CORNER: Vector = [left, front, ceiling];
const RIGHT_CORNER: Vector = [right, front, ceiling];

/** Three edges of the first room, which are in front of its station. */
export const ROOM_EDGES = {
  width: { ends: [LEFT_CORNER, RIGHT_CORNER], meters: width },
  length: { ends: [LEFT_CORNER, [left, back, ceiling]], meters: length },
  height: { ends: [[right, front, 0], RIGHT_CORNER], meters: ceiling },
} as const satisfies Record<string, RoomEdge>;

/** The camera at the first station, without its orientation. */
export const STATION_CAMERA = { target: toVector(firstStation.position), distance: 0, fov: INITIAL_FOV_DEG } as const;

/** The orientation, in whole degrees, that shows the ends of an edge at the same distance from the center of the view. */
export function orientationOf({ ends }: RoomEdge): Orientation {
  const [from, to] = ends.map((end) => subtract(end, STATION_CAMERA.target)) as [Vector, Vector];
  const [x, y] = [0, 1].map((axis) => (from[axis] ?? 0) / floorDistance(from) + (to[axis] ?? 0) / floorDistance(to));
  const [middleX, middleY, middleZ] = lerp(from, to, 0.5);
  return {
    yaw: Math.round(radToDeg(Math.atan2(x ?? 0, y ?? 0))),
    pitch: Math.round(radToDeg(Math.atan2(middleZ, Math.hypot(middleX, middleY)))),
  };
}

const floorDistance = ([x, y]: Vector): number => Math.hypot(x, y);

/**
 * Where the view shows a corner, in pixels from its top left corner.
 * @throws Error when the corner is behind the camera
 */
export function projectCorner(camera: CameraPose, size: ViewportSize, corner: Vector): ScreenPoint {
  const screenPoint = projectPoint(camera, size, corner);
  if (!screenPoint) throw new Error("The corner is behind the camera.");
  return screenPoint;
}
