import type { ReactNode } from "react";
import { Text } from "../primitives";

interface CoveragePlanProps {
  rooms: number;
  pointsPerRoom: number;
  /** Says what the path through all rooms is; without it, none is drawn. */
  path?: string | undefined;
  /** Says the same as the rooms and points in words. */
  children: ReactNode;
}

/** Side of a room in units of the view box, and the part of a wall that a door takes. */
const ROOM = 100;
const DOOR = 0.34;
/** Larger places are not drawn: their points would run together. */
const MAX_ROOMS = 100;
const MAX_POINTS_PER_ROOM = 25;
/** Wider than high, like most drawings. */
const ASPECT_RATIO = 1.5;

/** A place as rooms of equal size: a dot for each point, a path from room to room, and what the drawing says in words. */
export const CoveragePlan = ({ rooms, pointsPerRoom, path, children }: CoveragePlanProps) => {
  const isDrawn = rooms <= MAX_ROOMS && pointsPerRoom <= MAX_POINTS_PER_ROOM;
  return (
    <figure>
      {isDrawn && <Drawing rooms={rooms} pointsPerRoom={pointsPerRoom} hasPath={path !== undefined} />}
      <Text as="figcaption" variant="label" mt={2}>
        {children} {isDrawn && <span>{path}</span>}
      </Text>
    </figure>
  );
};

interface DrawingProps {
  rooms: number;
  pointsPerRoom: number;
  hasPath: boolean;
}

const Drawing = ({ rooms, pointsPerRoom, hasPath }: DrawingProps) => {
  const columns = columnsFor(rooms);
  const rows = Math.ceil(rooms / columns);
  const corners = Array.from({ length: rooms }, (_, index) => roomCorner(index, columns));
  const centers = corners.map(([x, y]) => [x + ROOM / 2, y + ROOM / 2] as const);
  // Lines and dots keep a similar width on the screen, until the dots of many rooms would touch.
  const scale = Math.min(1.6, Math.max(columns / 3, rows / 2, 1));
  const walls = corners.map(([x, y]) => `M${x} ${y}h${ROOM}v${ROOM}h${-ROOM}z`).join("");
  const path = `M${centers.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const dots = corners
    .flatMap(([x, y]) => pointsIn(pointsPerRoom).map(([dx, dy]) => `M${x + dx} ${y + dy}h0`))
    .join("");
  const pad = 4 * scale;
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="xMinYMin"
      viewBox={`${-pad} ${-pad} ${columns * ROOM + 2 * pad} ${rows * ROOM + 2 * pad}`}
      sx={{
        display: "block",
        width: "100%",
        maxHeight: "14rem",
        fill: "none",
        strokeLinejoin: "round",
        "[dir=rtl] &": { transform: "scaleX(-1)" },
        "@media (forced-colors: active)": { "& path": { stroke: "CanvasText" }, "& g path": { stroke: "Canvas" } },
      }}
    >
      <path d={walls} strokeWidth={3 * scale} sx={{ stroke: "text" }} />
      {/* Gaps in the walls between each room and the next. */}
      <g>
        {centers.slice(1).map(([x, y], index) => {
          const [fromX, fromY] = centers[index] ?? [x, y];
          return (
            <path
              key={index}
              d={doorPath((fromX + x) / 2, (fromY + y) / 2, fromY === y)}
              strokeWidth={5 * scale}
              sx={{ stroke: "background" }}
            />
          );
        })}
      </g>
      {hasPath && <path d={path} strokeWidth={2.5 * scale} strokeDasharray={`${7 * scale}`} sx={{ stroke: "link" }} />}
      <path d={dots} strokeWidth={9 * scale} strokeLinecap="round" sx={{ stroke: "text" }} />
    </svg>
  );
};

/** The number of columns with the best shape: few missing rooms in the last row, and close to the aspect ratio. */
function columnsFor(rooms: number): number {
  const faultOf = (columns: number): number => {
    const rows = Math.ceil(rooms / columns);
    return columns * rows - rooms + rooms * Math.abs(Math.log(columns / rows / ASPECT_RATIO));
  };
  const candidates = Array.from({ length: rooms }, (_, index) => index + 1);
  return candidates.reduce((best, columns) => (faultOf(columns) < faultOf(best) ? columns : best));
}

/** The upper left corner of a room. Each row runs back under the one before, so that a path visits neighbors only. */
function roomCorner(index: number, columns: number): readonly [number, number] {
  const row = Math.floor(index / columns);
  const column = index % columns;
  return [(row % 2 === 0 ? column : columns - 1 - column) * ROOM, row * ROOM];
}

/** A door in the middle of a wall, which is vertical between rooms next to each other. */
const doorPath = (x: number, y: number, isVertical: boolean): string => {
  const length = DOOR * ROOM;
  return isVertical ? `M${x} ${y - length / 2}v${length}` : `M${x - length / 2} ${y}h${length}`;
};

/** Positions of points in a room, on a ring around its middle; more than six on rings of two sizes. */
function pointsIn(count: number): (readonly [number, number])[] {
  const inner = count > 6 ? Math.floor(count / 3) : 0;
  const ring = (length: number, radius: number, turn: number) =>
    Array.from({ length }, (_, index) => {
      const angle = (index / length + turn) * 2 * Math.PI;
      return [
        Math.round(ROOM / 2 + radius * Math.sin(angle)),
        Math.round(ROOM / 2 - radius * Math.cos(angle)),
      ] as const;
    });
  if (count === 1) return [[ROOM / 2, ROOM / 2]];
  return [...ring(count - inner, ROOM * 0.32, 0), ...ring(inner, ROOM * 0.15, 0.5)];
}
