import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "@theme-ui/core";

/** A rectangle in meters, x to the right on the plan and y up the plan. */
export interface PlanRoom {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** An opening in a wall, from one of its ends to the other. */
export interface PlanDoor {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly closed?: boolean | null;
}

interface PlanProps {
  rooms: readonly PlanRoom[];
  doors: readonly PlanDoor[];
  /** More of the drawing, in the coordinates of the picture; see `getPlanBox`. */
  children?: ReactNode;
}

const WALL_M = 0.1;
/** So that the outer line is drawn whole. */
const MARGIN_M = 0.02;
/** Hides the lines of both faces of the wall. */
const GAP_M = 0.12;

/** The box of a plan: the outer faces of its walls, in meters. */
export function getPlanBox(rooms: readonly PlanRoom[]) {
  const edge = (axis: 0 | 1): [number, number] => [
    Math.min(...rooms.map(({ min }) => min[axis] ?? 0)) - WALL_M - MARGIN_M,
    Math.max(...rooms.map(({ max }) => max[axis] ?? 0)) + WALL_M + MARGIN_M,
  ];
  const [[left, right], [front, back]] = [edge(0), edge(1)];
  return { left, back, width: right - left, height: back - front };
}

const lines: ThemeUICSSObject = {
  fill: "none",
  stroke: "text",
  strokeWidth: 1.5,
  "@media (forced-colors: active)": { stroke: "CanvasText" },
};

/**
 * The walls and openings of a place to scale. The lines have the same width however large the plan is drawn. Screen
 * readers skip it: the text next to it names the rooms. Left stays left in every language, as in the place itself.
 */
export const Plan = ({ rooms, doors, children }: PlanProps) => {
  const { left, back, width, height } = getPlanBox(rooms);
  const inner = rooms.map(({ min, max }) => rectanglePath(min, max, back)).join("");
  const outer = `M${left + MARGIN_M} ${MARGIN_M}h${width - 2 * MARGIN_M}v${height - 2 * MARGIN_M}h${2 * MARGIN_M - width}z`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} 0 ${width} ${height}`}
      sx={{ display: "block", width: "100%", "& > path": { vectorEffect: "non-scaling-stroke" } }}
    >
      <path d={outer + inner} fillRule="evenodd" sx={{ ...lines, fill: "raised" }} />
      {doors.map((door) => {
        const { gap, jambs, leaf } = doorPaths(door, back);
        return (
          <g key={gap} sx={{ "& > path": { vectorEffect: "non-scaling-stroke" } }}>
            <path d={gap} sx={{ fill: "background", "@media (forced-colors: active)": { fill: "Canvas" } }} />
            <path d={jambs + (door.closed === true ? leaf : "")} sx={lines} />
          </g>
        );
      })}
      {children}
    </svg>
  );
};

function rectanglePath(
  [left = 0, front = 0]: readonly number[],
  [right = 0, top = 0]: readonly number[],
  back: number,
) {
  return `M${left} ${back - top}H${right}V${back - front}H${left}z`;
}

/** The gap across the wall, the two ends of the wall next to it, and the leaf of a closed door. */
function doorPaths({ from: [x1 = 0, y1 = 0], to: [x2 = 0, y2 = 0] }: PlanDoor, back: number) {
  const [top, bottom] = [back - y2, back - y1];
  // Across the wall: to the side of a wall that runs up the plan, otherwise up and down.
  const [acrossX, acrossY] = x1 === x2 ? [GAP_M / 2, 0] : [0, GAP_M / 2];
  return {
    gap: `M${x1 - acrossX} ${bottom - acrossY}L${x1 + acrossX} ${bottom + acrossY}L${x2 + acrossX} ${top + acrossY}L${x2 - acrossX} ${top - acrossY}z`,
    jambs: [
      [x1, bottom],
      [x2, top],
    ]
      .map(([x = 0, y = 0]) => `M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`)
      .join(""),
    leaf: `M${x1} ${bottom}L${x2} ${top}`,
  };
}
