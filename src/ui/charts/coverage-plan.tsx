import type { ReactNode } from "react";
import { Text } from "../primitives";

interface CoveragePlanProps {
  rooms: number;
  pointsPerRoom: number;
  /** The description of the path through all rooms; without it, no path is drawn. */
  path?: string | undefined;
  /** Rooms and points in words. */
  children: ReactNode;
}

/** Side of a room and width of a door, in units of the view box. */
const ROOM = 100;
const DOOR = 34;
/** Larger places are not drawn: their points would run together. */
const MAX_ROOMS = 100;
const MAX_POINTS_PER_ROOM = 12;
/** Wider than high, like most drawings. */
const ASPECT_RATIO = 1.5;

/** A place as rooms of equal size: a dot for each point, a path from room to room, and the same in words. */
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
  const columns = Math.round(Math.sqrt(rooms * ASPECT_RATIO));
  const rows = Math.ceil(rooms / columns);
  const centers = Array.from({ length: rooms }, (_, index) => roomCenter(index, columns));
  const way = `M${centers.join("L")}`;
  const pathOf = (draw: (x: number, y: number) => string): string => centers.map(([x, y]) => draw(x, y)).join("");
  // Lines and dots keep a similar width on the screen, until the dots of many rooms would touch.
  const scale = Math.min(1.6, Math.max(columns / 3, rows / 2));
  const pad = 4 * scale;
  const line = { stroke: "text", "@media (forced-colors: active)": { stroke: "CanvasText" } };
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
      }}
    >
      <path
        d={pathOf((x, y) => `M${x - ROOM / 2} ${y - ROOM / 2}h${ROOM}v${ROOM}h${-ROOM}z`)}
        strokeWidth={3 * scale}
        sx={line}
      />
      {/* A gap in the wall between each room and the next, which is one side of a room away. */}
      <path
        d={way}
        strokeWidth={DOOR}
        strokeDasharray="0 44 12 44"
        sx={{ stroke: "background", "@media (forced-colors: active)": { stroke: "Canvas" } }}
      />
      {hasPath && (
        <path d={way} strokeWidth={2.5 * scale} strokeDasharray={7 * scale} sx={{ ...line, stroke: "link" }} />
      )}
      <path
        d={pathOf((x, y) => pointsAround(x, y, pointsPerRoom))}
        strokeWidth={9 * scale}
        strokeLinecap="round"
        sx={line}
      />
    </svg>
  );
};

type Center = readonly [number, number];

/** The middle of a room. Each row runs back under the one before, so that a path visits neighbors only. */
function roomCenter(index: number, columns: number): Center {
  const row = Math.floor(index / columns);
  const column = index % columns;
  return [((row % 2 === 0 ? column : columns - 1 - column) + 0.5) * ROOM, (row + 0.5) * ROOM];
}

/** The dots of a room: one in its middle, or several on a ring around it. */
function pointsAround(x: number, y: number, count: number): string {
  const radius = count === 1 ? 0 : ROOM * 0.32;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return `M${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}h0`;
  }).join("");
}
