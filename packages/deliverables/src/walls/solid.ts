import { toM, toMm, type MeasuredTour } from "../measured-tour";
import { contains, gridLines, isInWall, type FloorPlan } from "../plan/floor-plan";

type Vector = readonly [x: number, y: number, z: number];

/** Vertices in meters, four for each rectangle, with one normal each; the corners run counterclockwise seen from outside. */
export interface Mesh {
  readonly positions: readonly Vector[];
  readonly normals: readonly Vector[];
}

const AXES = [0, 1, 2] as const;

/** The corners of a square, counterclockwise. */
const SQUARE = [[0, 0], [1, 0], [1, 1], [0, 1]] as const; // prettier-ignore

/** Directions to the six neighbors of a cell, and the corners of the side between them: 0 is the lower end of an axis. */
const SIDES: readonly { normal: Vector; corners: readonly Vector[] }[] = AXES.flatMap((axis) => {
  /** The vector with one component along this axis, and the other two along those that follow it. */
  const along = (...components: Vector): Vector => {
    const [x, y, z] = AXES.map((each) => components[(each - axis + 3) % 3] ?? 0);
    return [x ?? 0, y ?? 0, z ?? 0];
  };
  return [
    { normal: along(1, 0, 0), corners: SQUARE.map(([next, last]) => along(1, next, last)) },
    { normal: along(-1, 0, 0), corners: SQUARE.map(([last, next]) => along(0, next, last)) },
  ];
});

/**
 * The walls of a tour as one closed solid from the floor to the ceiling, with its openings cut out.
 * @param heights of the openings in millimeters; `undefined` reaches up to the ceiling
 */
export function wallSolid(tour: MeasuredTour, plan: FloorPlan, heights: readonly (number | undefined)[]): Mesh {
  const { xs, ys } = gridLines(plan);
  const ceiling = toMm(tour.ceiling);
  const heads = plan.openings.map((_, index) => Math.min(heights[index] ?? ceiling, ceiling));
  const zs = [...new Set([0, ...heads, ceiling])].sort((a, b) => a - b);
  return boundaryOf([xs, ys, zs], ([x, y, z]) => {
    const isCut = plan.openings.some((opening, index) => z < (heads[index] ?? 0) && contains(opening, [x, y]));
    return isInWall(plan, [x, y]) && !isCut;
  });
}

/** The floor of each room, as one rectangle that faces up. */
export function floorOf(room: FloorPlan["rooms"][number]): Mesh {
  const [[left, front], [right, back]] = [room.min.map(toM), room.max.map(toM)] as const;
  const corners = [[left, front], [right, front], [right, back], [left, back]] as const; // prettier-ignore
  return {
    positions: corners.map(([x = 0, y = 0]) => [x, y, 0] as const),
    normals: corners.map(() => [0, 0, 1] as const),
  };
}

/** The sides of solid cells that have no solid neighbor. */
function boundaryOf(lines: readonly (readonly number[])[], isSolid: (center: Vector) => boolean): Mesh {
  const [columns = 0, rows = 0, layers = 0] = lines.map(({ length }) => length - 1);
  const lineAt = (axis: number, index: number): number => lines[axis]?.[index] ?? 0;
  const centerAt = (axis: number, index: number): number => (lineAt(axis, index) + lineAt(axis, index + 1)) / 2;
  const isInside = ([x, y, z]: Vector): boolean => x >= 0 && x < columns && y >= 0 && y < rows && z >= 0 && z < layers;
  const isSolidAt = (cell: Vector): boolean =>
    isInside(cell) && isSolid([centerAt(0, cell[0]), centerAt(1, cell[1]), centerAt(2, cell[2])]);
  const [positions, normals]: [Vector[], Vector[]] = [[], []];
  for (let index = 0; index < columns * rows * layers; index += 1) {
    const cell: Vector = [index % columns, Math.floor(index / columns) % rows, Math.floor(index / (columns * rows))];
    if (!isSolidAt(cell)) continue;
    for (const { normal, corners } of SIDES) {
      if (isSolidAt(sum(cell, normal))) continue;
      for (const corner of corners) {
        const [x, y, z] = sum(cell, corner);
        positions.push([toM(lineAt(0, x)), toM(lineAt(1, y)), toM(lineAt(2, z))]);
        normals.push(normal);
      }
    }
  }
  return { positions, normals };
}

const sum = (one: Vector, other: Vector): Vector => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
