import { formatNumber } from "@capture/domain/lib/locale";
import { roomMeasures } from "../room-measures";
import { toM, type MeasuredTour } from "../measured-tour";
import { contains, floorPlan, gridLines, isInWall, type FloorPlan, type Opening, type Point } from "./floor-plan";

/** A length on the plan, with the position of its dimension line. */
export interface Dimension {
  /** The direction that is measured: 0 is x, 1 is y. */
  readonly axis: 0 | 1;
  /** The measured points. */
  readonly from: Point;
  readonly to: Point;
  /** Coordinate of the dimension line on the other axis. */
  readonly line: number;
}

/** The outline of an opening, and the line along the wall that a closed door has in it. */
export type DrawnOpening = ReturnType<typeof drawnOpening>;

/** What the SVG and the DXF plan show. All lengths are in millimeters. */
export type PlanDrawing = ReturnType<typeof planDrawing>;

/** Distance of a dimension line from the wall or the opening. */
const ROOM_OFFSET_MM = 380;
const OPENING_OFFSET_MM = 250;

/** The drawing of a tour's floor plan, cut above the floor and below the heads of the openings. */
export function planDrawing(tour: MeasuredTour) {
  const plan = floorPlan(tour);
  const { xs, ys } = gridLines(plan);
  const isCut = (center: Point): boolean =>
    isInWall(plan, center) && !plan.openings.some((opening) => contains(opening, center));
  return {
    walls: outlinesOf(xs, ys, isCut),
    openings: plan.openings.map(drawnOpening),
    dimensions: [...plan.rooms.flatMap(roomDimensions), ...plan.openings.map(openingDimension)],
    labels: plan.rooms.map(({ name, min, max }, index) => ({
      at: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const,
      name,
      areaM2: roomMeasures(tour)[index]?.areaM2 ?? 0,
    })),
    min: [xs[0] ?? 0, ys[0] ?? 0] as const,
    max: [xs.at(-1) ?? 0, ys.at(-1) ?? 0] as const,
  };
}

/** The length of a dimension, in millimeters. */
export const dimensionLength = ({ axis, from, to }: Dimension): number => to[axis] - from[axis];

/** Meters with two decimals, or three if the length has them: “5.49”, “5.495”. */
export const formatLength = (dimension: Dimension, locale: string): string =>
  formatNumber(toM(dimensionLength(dimension)), locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });

function drawnOpening({ min, max, across, isClosed }: Opening) {
  const center = (min[across] + max[across]) / 2;
  const [from, to]: Point[] =
    across === 0 ? [[center, min[1]], [center, max[1]]] : [[min[0], center], [max[0], center]]; // prettier-ignore
  const outline: Point[] = [min, [max[0], min[1]], max, [min[0], max[1]]];
  return { outline, leaf: isClosed && from && to ? ([from, to] as const) : undefined };
}

function roomDimensions({ min, max }: FloorPlan["rooms"][number]): Dimension[] {
  return [
    { axis: 0, from: min, to: [max[0], min[1]], line: min[1] + ROOM_OFFSET_MM },
    { axis: 1, from: min, to: [min[0], max[1]], line: min[0] + ROOM_OFFSET_MM },
  ];
}

/** The width of an opening, drawn on the side of the room with the smaller coordinates. */
function openingDimension({ min, max, across }: Opening): Dimension {
  return across === 0
    ? { axis: 1, from: min, to: [min[0], max[1]], line: min[0] - OPENING_OFFSET_MM }
    : { axis: 0, from: min, to: [max[0], min[1]], line: min[1] - OPENING_OFFSET_MM };
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The outlines of the solid cells of a grid, as closed polygons without collinear points. The solid is on the left of each
 * edge, so outer outlines run counterclockwise and holes clockwise.
 * @param isSolid receives the center of a cell
 */
function outlinesOf(xs: readonly number[], ys: readonly number[], isSolid: (center: Point) => boolean): Point[][] {
  const edges = new Map<string, Edge[]>();
  for (const edge of boundaryEdges(xs, ys, isSolid)) {
    const key = edge.from.join();
    edges.set(key, [...(edges.get(key) ?? []), edge]);
  }
  const outlines: Point[][] = [];
  for (const starts of edges.values()) {
    for (let edge = starts.pop(); edge; edge = starts.pop()) {
      const points: Point[] = [];
      for (let next: Edge | undefined = edge; next; next = edges.get(next.to.join())?.pop()) points.push(next.from);
      outlines.push(withoutCollinear(points));
    }
  }
  return outlines;
}

function boundaryEdges(xs: readonly number[], ys: readonly number[], isSolid: (center: Point) => boolean): Edge[] {
  const cells = ys.slice(1).map((top, row) =>
    xs.slice(1).map((right, column) => {
      const [left = 0, bottom = 0] = [xs[column], ys[row]];
      return { left, right, bottom, top, isSolid: isSolid([(left + right) / 2, (bottom + top) / 2]) };
    }),
  );
  const isSolidAt = (row: number, column: number): boolean => cells[row]?.[column]?.isSolid === true;
  return cells.flatMap((line, row) =>
    line.flatMap(({ left, right, bottom, top }, column) => {
      if (!isSolidAt(row, column)) return [];
      const corners: readonly Point[] = [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ];
      const neighbors = [
        [row - 1, column],
        [row, column + 1],
        [row + 1, column],
        [row, column - 1],
      ] as const;
      return neighbors.flatMap(([otherRow, otherColumn], side): Edge[] => {
        const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
        return from && to && !isSolidAt(otherRow, otherColumn) ? [{ from, to }] : [];
      });
    }),
  );
}

/** Removes points on a straight line between their neighbors. */
function withoutCollinear(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return !([0, 1] as const).some((axis) => before[axis] === point[axis] && point[axis] === after[axis]);
  });
}
