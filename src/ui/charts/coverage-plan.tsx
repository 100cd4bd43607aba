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

/** Side of a room in units of the view box, and the part of a wall that a door takes. */
const ROOM = 100;
const DOOR = 0.34;
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
  const pathOf = (draw: (x: number, y: number, index: number) => string): string =>
    centers.map(([x, y], index) => draw(x, y, index)).join("");
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
      {/* A gap in the wall between each room and the next. */}
      <path
        d={pathOf((x, y, index) => doorPath(centers[index - 1] ?? [x, y], [x, y]))}
        strokeWidth={5 * scale}
        sx={{ stroke: "background", "@media (forced-colors: active)": { stroke: "Canvas" } }}
      />
      {hasPath && (
        <path
          d={`M${centers.join("L")}`}
          strokeWidth={2.5 * scale}
          strokeDasharray={7 * scale}
          sx={{ ...line, stroke: "link" }}
        />
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

/** A door across the line between two rooms, and nothing for a room to itself. */
function doorPath([fromX, fromY]: Center, [x, y]: Center): string {
  const [acrossX, acrossY] = [((y - fromY) * DOOR) / 2, ((x - fromX) * DOOR) / 2];
  return `M${(fromX + x) / 2 - acrossX} ${(fromY + y) / 2 - acrossY}l${2 * acrossX} ${2 * acrossY}`;
}

/** The dots of a room: one in its middle, or several on a ring around it. */
function pointsAround(x: number, y: number, count: number): string {
  const radius = count === 1 ? 0 : ROOM * 0.32;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return `M${Math.round(x + radius * Math.sin(angle))} ${Math.round(y - radius * Math.cos(angle))}h0`;
  }).join("");
}
