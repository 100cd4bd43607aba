import type { ReactNode } from "react";
import { useLocale } from "../../../../hooks/use-site-content";
import { projectPoint, type ScreenPoint } from "../../geometry/camera";
import { formatMeters } from "../../geometry/measurement";
import type { DimensionLine, RoomDimensions } from "../../geometry/plan-dimensions";
import * as styles from "../../../../theme/styles/plan-drawing";
import type { ViewerState } from "../scene/state";
import { formatArea } from "../../format-area";

interface PlanDrawingProps {
  state: ViewerState;
  dimensions: readonly RoomDimensions[];
}

const TICK_PX = 5;
/** A shorter line has no space for its figure. */
const MIN_LINE_PX = 52;
/** A smaller room has no space for its name. */
const MIN_NAMED_ROOM_PX = 56;

/** Draws dimension lines, names and areas over the plan. Hidden from screen readers, which read the table of dimensions. */
export const PlanDrawing = ({ state: { camera, size }, dimensions }: PlanDrawingProps) => {
  const locale = useLocale();
  const project = (line: DimensionLine): ProjectedLine | undefined => {
    const [from, to] = [projectPoint(camera, size, line.from), projectPoint(camera, size, line.to)];
    return from && to && { from, to, length: Math.hypot(to.x - from.x, to.y - from.y), meters: line.meters };
  };
  const rooms = dimensions.map((room) => ({
    ...room,
    lines: [room.width, room.depth].flatMap((line) => project(line) ?? []),
    nameAt: projectPoint(camera, size, room.center),
  }));
  return (
    <div aria-hidden="true" sx={styles.drawing}>
      <svg width={size.width} height={size.height} sx={styles.lines}>
        {rooms.flatMap(({ id, lines }) =>
          lines
            .filter(({ length }) => length >= MIN_LINE_PX)
            .map((line, index) => <DimensionPath key={`${id} ${index}`} {...line} />),
        )}
      </svg>
      {rooms.map(({ id, name, area, lines, nameAt }) => (
        <div key={id}>
          {lines
            .filter(({ length }) => length >= MIN_LINE_PX)
            .map(({ from, to, meters }, index) => (
              <Label key={index} at={middle(from, to)} turnedDegrees={readableAngle(from, to)} style={styles.figure}>
                {formatMeters(meters, locale)}
              </Label>
            ))}
          {nameAt && lines.every(({ length }) => length >= MIN_NAMED_ROOM_PX) && (
            <Label at={nameAt} turnedDegrees={0} style={styles.room}>
              {name}
              <span>{formatArea(area, locale)}</span>
            </Label>
          )}
        </div>
      ))}
    </div>
  );
};

interface ProjectedLine {
  from: ScreenPoint;
  to: ScreenPoint;
  /** In pixels. */
  length: number;
  meters: number;
}

/** A line with slanted ticks at its ends, as in drawings of architects. */
const DimensionPath = ({ from, to, length }: ProjectedLine) => {
  const [x, y] = [((to.x - from.x) / length) * TICK_PX, ((to.y - from.y) / length) * TICK_PX];
  const tick = (end: ScreenPoint): string => `M${end.x - x + y} ${end.y - y - x}L${end.x + x - y} ${end.y + y + x}`;
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path d={tick(from) + tick(to)} strokeWidth={1.75} />
    </>
  );
};

interface LabelProps {
  at: ScreenPoint;
  turnedDegrees: number;
  style: typeof styles.figure;
  children: ReactNode;
}

const Label = ({ at: { x, y }, turnedDegrees, style, children }: LabelProps) => (
  <span style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turnedDegrees}deg)` }} sx={style}>
    {children}
  </span>
);

const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The angle of a text along a line, in degrees; the text reads from the left or from below. */
function readableAngle(from: ScreenPoint, to: ScreenPoint): number {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  if (angle >= 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}
