import type { Door } from "@capture/viewer/floor-plan";
import { toMm, type MeasuredTour } from "../measured-tour";

/** x and y on the plan, in millimeters. */
export type Point = readonly [x: number, y: number];

export interface Rectangle {
  readonly min: Point;
  readonly max: Point;
}

/** The part of a wall that a door opens, from face to face. */
export interface Opening extends Rectangle {
  /** The direction across the wall: 0 is x, 1 is y. */
  readonly across: 0 | 1;
  readonly isClosed: boolean;
  /** Names of the two rooms. */
  readonly between: readonly string[];
}

export type FloorPlan = ReturnType<typeof floorPlan>;

/** The thickness of all walls when no two rooms share one. */
const DEFAULT_WALL_MM = 100;
/** A larger distance between two rooms is not a wall. */
const MAX_WALL_MM = 500;

/** The floor plan of a tour: rooms between the inner faces of their walls, and the openings between them. */
export function floorPlan({ rooms, doors }: Pick<MeasuredTour, "rooms" | "doors">) {
  const rectangles = rooms.map(({ id, name, min, max }) => ({ id, name, min: pointOf(min), max: pointOf(max) }));
  const roomOf = (id: string | undefined) => rectangles.find((room) => room.id === id);
  const openings = doors.flatMap((door): Opening[] => {
    const [one, other] = [roomOf(door.between[0]), roomOf(door.between[1])];
    return one && other ? openingOf(door, one, other) : [];
  });
  // The thinnest wall between two rooms; outer walls are drawn with it.
  return { rooms: rectangles, openings, wallMm: thinnestWall(rectangles) };
}

/** The grid lines at all edges of a plan, and the outer faces of its walls. */
export function gridLines({ rooms, openings, wallMm }: FloorPlan): { xs: number[]; ys: number[] } {
  const linesAlong = (axis: 0 | 1): number[] => {
    const inner = rooms.flatMap(({ min, max }) => [min[axis], max[axis]]);
    const outer = rooms.flatMap(({ min, max }) => [min[axis] - wallMm, max[axis] + wallMm]);
    const cut = openings.flatMap(({ min, max }) => [min[axis], max[axis]]);
    return [...new Set([...inner, ...outer, ...cut])].sort((a, b) => a - b);
  };
  return { xs: linesAlong(0), ys: linesAlong(1) };
}

/** Whether a point is in a wall; openings are part of their wall. */
export function isInWall({ rooms, wallMm }: FloorPlan, point: Point): boolean {
  return !rooms.some((room) => contains(room, point)) && rooms.some((room) => contains(room, point, wallMm));
}

/** Whether a point is inside a rectangle that is enlarged by a margin on all sides. */
export const contains = ({ min, max }: Rectangle, [x, y]: Point, margin = 0): boolean =>
  x > min[0] - margin && x < max[0] + margin && y > min[1] - margin && y < max[1] + margin;

const pointOf = ([x, y]: readonly number[]): Point => [toMm(x), toMm(y)];

/** The opening of a door, or nothing if no wall separates its rooms there. */
function openingOf(door: Door, one: Rectangle & { name: string }, other: Rectangle & { name: string }): Opening[] {
  const [from, to] = [pointOf(door.from), pointOf(door.to)];
  const across = Math.abs(from[0] - to[0]) <= Math.abs(from[1] - to[1]) ? 0 : 1;
  const faces = facesBetween(one, other, across);
  if (!faces) return [];
  const along = across === 0 ? 1 : 0;
  const sides = [from[along], to[along]].sort((a, b) => a - b);
  const corner = (index: 0 | 1): Point => {
    const [face = 0, side = 0] = [faces[index], sides[index]];
    return across === 0 ? [face, side] : [side, face];
  };
  const between = [one.name, other.name];
  return [{ min: corner(0), max: corner(1), across, isClosed: door.closed === true, between }];
}

/** The two faces of the wall between rooms, in ascending order, or `undefined` if they overlap along this axis. */
function facesBetween(one: Rectangle, other: Rectangle, axis: 0 | 1): Point | undefined {
  if (one.max[axis] < other.min[axis]) return [one.max[axis], other.min[axis]];
  return other.max[axis] < one.min[axis] ? [other.max[axis], one.min[axis]] : undefined;
}

function thinnestWall(rooms: readonly Rectangle[]): number {
  const gaps = rooms.flatMap((one, index) =>
    rooms.slice(index + 1).flatMap((other) =>
      ([0, 1] as const).flatMap((axis) => {
        const along = axis === 0 ? 1 : 0;
        const isFacing = one.min[along] < other.max[along] && other.min[along] < one.max[along];
        const faces = isFacing ? facesBetween(one, other, axis) : undefined;
        return faces ? [faces[1] - faces[0]] : [];
      }),
    ),
  );
  const thinnest = Math.min(...gaps);
  return thinnest <= MAX_WALL_MM ? thinnest : DEFAULT_WALL_MM;
}
