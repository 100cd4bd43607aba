import { useId } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { ramp } from "../../theme/tokens";
import { roomSize, type Room } from "./geometry/room";
import type { Door } from "./geometry/rooms";
import type { Viewer, ViewerTour } from "./viewer/scene/state";
import { useViewerState } from "./use-viewer-state";

interface PlanProps {
  tour: ViewerTour;
  labels: Pick<Queries.TourLabelPartsFragment, "plan" | "standing">;
  viewer: Viewer | undefined;
}

const WALL_M = 0.1;
const MARGIN_M = 0.15;
const LOOK_LENGTH_M = 2.2;
const HALF_LOOK_DEG = 32;

const pair = ([x = 0, y = 0]: readonly number[]): readonly [number, number] => [x, y];

/** The rooms from above, with the position and direction of the visitor. */
export const Plan = ({ tour, labels, viewer }: PlanProps) => {
  const state = useViewerState(viewer);
  const here = tour.stations.find(({ id }) => id === state?.station);
  const [left, front] = [0, 1].map((axis) => Math.min(...tour.rooms.map(({ min }) => min[axis] ?? 0))) as [
    number,
    number,
  ];
  const [right, back] = [0, 1].map((axis) => Math.max(...tour.rooms.map(({ max }) => max[axis] ?? 0))) as [
    number,
    number,
  ];
  const edge = MARGIN_M + WALL_M;
  return (
    <svg
      viewBox={`${left - edge} ${-edge} ${right - left + 2 * edge} ${back - front + 2 * edge}`}
      role="img"
      aria-label={here ? fillPlaceholders(labels.standing, { name: here.name }) : labels.plan}
      sx={{ display: "block", width: "100%", overflow: "visible" }}
    >
      {/* The plan’s y runs up, the picture’s down. */}
      <g transform={`matrix(1 0 0 -1 0 ${back})`}>
        {tour.rooms.map((room) => (
          <Floor key={room.id} room={room} here={here?.room === room.id} />
        ))}
        {tour.doors.map((door) => (
          <Opening key={door.from.join()} door={door} />
        ))}
        {tour.stations.map(({ id, position }) => (
          <circle
            key={id}
            cx={position[0]}
            cy={position[1]}
            r={0.13}
            sx={{ fill: id === here?.id ? "near" : "subtle" }}
          />
        ))}
        {state && <Look camera={state.camera} />}
      </g>
      {tour.rooms.map((room) => {
        const [x, y] = [pair(room.min)[0], back - pair(room.max)[1]];
        return (
          <text key={room.id} x={x + 0.2} y={y + 0.5} fontSize={0.31} sx={{ fontFamily: "mono", fill: "muted" }}>
            {room.name}
          </text>
        );
      })}
    </svg>
  );
};

const Floor = ({ room, here }: { room: Room; here: boolean }) => {
  const [x, y] = pair(room.min);
  const [width, height] = roomSize(room);
  return (
    <rect
      x={x - WALL_M / 2}
      y={y - WALL_M / 2}
      width={width + WALL_M}
      height={height + WALL_M}
      strokeWidth={WALL_M}
      sx={{ fill: here ? "hairline" : "ground", stroke: "border" }}
    />
  );
};

const Opening = ({ door: { from, to, closed } }: { door: Door }) => {
  const [[x1, y1], [x2, y2]] = [pair(from), pair(to)];
  return (
    <>
      <line {...{ x1, y1, x2, y2 }} strokeWidth={WALL_M * 1.4} sx={{ stroke: "ground" }} />
      {closed && <line {...{ x1, y1, x2, y2 }} strokeWidth={WALL_M / 3} sx={{ stroke: "subtle" }} />}
    </>
  );
};

/** The visitor’s field of view, as light that fades along the color ramp. */
const Look = ({
  camera: { target, yaw, distance },
}: {
  camera: { target: readonly number[]; yaw: number; distance: number };
}) => {
  const id = useId();
  const [x, y] = pair(target);
  const half = (HALF_LOOK_DEG * Math.PI) / 180;
  const [across, along] = [Math.sin(half) * LOOK_LENGTH_M, Math.cos(half) * LOOK_LENGTH_M];
  if (distance > 0) return null;
  return (
    <g transform={`translate(${x} ${y}) rotate(${-yaw})`}>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={0} cy={0} r={LOOK_LENGTH_M}>
        {ramp.map((color, index) => (
          <stop
            key={color}
            offset={index / (ramp.length - 1)}
            stopColor={color}
            stopOpacity={0.75 * (1 - index / (ramp.length - 1))}
          />
        ))}
      </radialGradient>
      <path
        d={`M0 0 L${-across} ${along} A${LOOK_LENGTH_M} ${LOOK_LENGTH_M} 0 0 0 ${across} ${along} Z`}
        fill={`url(#${id})`}
      />
      <circle r={0.15} sx={{ fill: "near" }} />
    </g>
  );
};
