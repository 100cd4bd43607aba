import { formatNumber } from "../../../../src/lib/locale";
import { roomMeasures } from "../room-measures";
import { toM, type MeasuredTour } from "../measured-tour";
import { contains, floorPlan, gridLines, isInWall, type FloorPlan, type Opening, type Point } from "./floor-plan";
import { outlinesOf } from "./outlines";

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
export interface DrawnOpening {
  readonly outline: readonly Point[];
  readonly leaf: readonly [from: Point, to: Point] | undefined;
}

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

function drawnOpening({ min, max, across, isClosed }: Opening): DrawnOpening {
  const center = (min[across] + max[across]) / 2;
  const [from, to]: Point[] =
    across === 0 ? [[center, min[1]], [center, max[1]]] : [[min[0], center], [max[0], center]]; // prettier-ignore
  return {
    outline: [min, [max[0], min[1]], max, [min[0], max[1]]],
    leaf: isClosed && from && to ? [from, to] : undefined,
  };
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
