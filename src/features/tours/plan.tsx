import { useId } from "react";
import { ramp } from "@brand";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { degToRad } from "@capture/domain/lib/angles";
import { type Door, type Room, roomSize } from "@capture/viewer/floor-plan";
import type { TourView } from "@capture/viewer/tour";
import type { Tour } from "./tour-fields";
import { useViewState } from "../../hooks/use-view-state";

interface PlanProps {
  tour: Tour;
  labels: Pick<Queries.TourLabelFieldsFragment, "plan" | "planAtStation">;
  view: TourView | undefined;
}

const WALL_M = 0.1;
const MARGIN_M = 0.15;
const NAME_INSET_M = 0.12;
const MIN_NAME_SIZE_M = 0.3;
const MAX_NAME_SIZE_M = 0.44;
/** The average width of a letter in names of rooms. */
const LETTER_WIDTH_EM = 0.58;
const VIEW_CONE_LENGTH_M = 2.2;
const VIEW_CONE_HALF_ANGLE_DEG = 32;

/** The first two coordinates of a point. */
const xyOf = ([x = 0, y = 0]: readonly number[]): readonly [number, number] => [x, y];

/** The floor plan, with the position and view direction of the camera. */
export const Plan = ({ tour, labels, view }: PlanProps) => {
  const state = useViewState(view);
  const currentStation = tour.stations.find(({ id }) => id === state?.station);
  const minOf = (axis: 0 | 1): number => Math.min(...tour.rooms.map(({ min }) => min[axis] ?? 0));
  const maxOf = (axis: 0 | 1): number => Math.max(...tour.rooms.map(({ max }) => max[axis] ?? 0));
  const [left, front, right, back] = [minOf(0), minOf(1), maxOf(0), maxOf(1)];
  const padding = MARGIN_M + WALL_M;
  return (
    <svg
      viewBox={`${left - padding} ${-padding} ${right - left + 2 * padding} ${back - front + 2 * padding}`}
      role="img"
      aria-label={currentStation ? fillPlaceholders(labels.planAtStation, { name: currentStation.name }) : labels.plan}
      sx={{ display: "block", width: "100%", overflow: "visible" }}
    >
      {/* The plan’s y axis points up, the SVG’s down. */}
      <g transform={`matrix(1 0 0 -1 0 ${back})`}>
        {tour.rooms.map((room) => (
          <RoomFloor key={room.id} room={room} isCurrent={currentStation?.room === room.id} />
        ))}
        {tour.doors.map((door) => (
          <DoorOpening key={door.from.join()} door={door} />
        ))}
        {tour.stations.map(({ id, position }) => (
          <circle
            key={id}
            cx={position[0]}
            cy={position[1]}
            r={0.13}
            sx={{ fill: id === currentStation?.id ? "near" : "subtle" }}
          />
        ))}
        {state && <ViewCone camera={state.camera} />}
      </g>
      {tour.rooms.map(({ id, name, min, max }) => (
        <Name
          key={id}
          x={xyOf(min)[0] + NAME_INSET_M}
          y={back - xyOf(max)[1] + 0.55}
          width={xyOf(max)[0] - xyOf(min)[0] - 2 * NAME_INSET_M}
        >
          {name}
        </Name>
      ))}
      {/* A station that is not called like its room, for example the kitchen in the living room. */}
      {tour.stations
        .filter(({ name }) => !tour.rooms.some((room) => room.name === name))
        .map(({ id, name, position: [x = 0, y = 0], room }) => (
          <Name
            key={id}
            x={x}
            y={back - y - 0.35}
            width={
              2 *
              (distanceToWall(
                x,
                tour.rooms.find((each) => each.id === room),
              ) -
                NAME_INSET_M)
            }
            isCentered
          >
            {name}
          </Name>
        ))}
    </svg>
  );
};

/** The distance from a station to the nearer wall at its sides. */
const distanceToWall = (x: number, room: Room | undefined): number =>
  room ? Math.min(x - xyOf(room.min)[0], xyOf(room.max)[0] - x) : Infinity;

interface NameProps {
  x: number;
  y: number;
  /** The space between the walls, in which the name is made to fit. */
  width: number;
  isCentered?: boolean;
  children: string;
}

const Name = ({ x, y, width, isCentered = false, children }: NameProps) => (
  <text
    x={x}
    y={y}
    fontSize={Math.max(MIN_NAME_SIZE_M, Math.min(MAX_NAME_SIZE_M, width / (children.length * LETTER_WIDTH_EM)))}
    textAnchor={isCentered ? "middle" : undefined}
    // The text begins at the left wall in every language; otherwise it would end there.
    sx={{ fontFamily: "body", fill: "muted", direction: "ltr" }}
  >
    {children}
  </text>
);

const RoomFloor = ({ room, isCurrent }: { room: Room; isCurrent: boolean }) => {
  const [x, y] = xyOf(room.min);
  const [width, height] = roomSize(room);
  return (
    <rect
      x={x - WALL_M / 2}
      y={y - WALL_M / 2}
      width={width + WALL_M}
      height={height + WALL_M}
      strokeWidth={WALL_M}
      sx={{ fill: isCurrent ? "hairline" : "background", stroke: "border" }}
    />
  );
};

const DoorOpening = ({ door: { from, to, closed } }: { door: Door }) => {
  const [[x1, y1], [x2, y2]] = [xyOf(from), xyOf(to)];
  return (
    <>
      <line {...{ x1, y1, x2, y2 }} strokeWidth={WALL_M * 1.4} sx={{ stroke: "background" }} />
      {closed && <line {...{ x1, y1, x2, y2 }} strokeWidth={WALL_M / 3} sx={{ stroke: "subtle" }} />}
    </>
  );
};

/** A cone in the direction of the camera, filled with a gradient along the color ramp; only in a panorama. */
const ViewCone = ({
  camera: { target, yaw, distance },
}: {
  camera: { target: readonly number[]; yaw: number; distance: number };
}) => {
  const id = useId();
  const [x, y] = xyOf(target);
  const angle = degToRad(VIEW_CONE_HALF_ANGLE_DEG);
  const [endX, endY] = [Math.sin(angle) * VIEW_CONE_LENGTH_M, Math.cos(angle) * VIEW_CONE_LENGTH_M];
  if (distance > 0) return null;
  return (
    <g transform={`translate(${x} ${y}) rotate(${-yaw})`}>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={0} cy={0} r={VIEW_CONE_LENGTH_M}>
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
        d={`M0 0 L${-endX} ${endY} A${VIEW_CONE_LENGTH_M} ${VIEW_CONE_LENGTH_M} 0 0 0 ${endX} ${endY} Z`}
        fill={`url(#${id})`}
      />
      <circle r={0.15} sx={{ fill: "near" }} />
    </g>
  );
};
