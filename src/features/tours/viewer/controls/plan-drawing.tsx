import type { ReactNode } from "react";
import { projectPoint, type ScreenPoint } from "@capture/viewer/camera";
import { formatMeters } from "@capture/domain/lengths";
import type { DimensionLine } from "@capture/viewer/plan-dimensions";
import type { TourView, TourState } from "@capture/viewer/tour";
import { useLocale } from "../../../../hooks/use-site-content";
import * as styles from "../../../../theme/styles/plan-drawing";
import type { Tour } from "../../tour-fields";
import { formatArea } from "../../format-area";
import { usePlanDimensions } from "./use-plan-dimensions";

interface PlanDrawingProps {
  tour: Tour;
  view: TourView;
  state: TourState;
}

const TICK_PX = 5;
/** A shorter line has no space for its number, and its room none for the name. */
const MIN_LINE_PX = 52;

/** Renders dimension lines, names and areas over the plan. Hidden from screen readers, which read the table of dimensions. */
export const PlanDrawing = ({ tour, view, state }: PlanDrawingProps) => {
  const locale = useLocale();
  const { camera, size } = state;
  const project = (line: DimensionLine): ProjectedLine | undefined => {
    const [from, to, numberAt] = [line.from, line.to, line.numberAt].map((end) => projectPoint(camera, size, end));
    if (!from || !to || !numberAt) return undefined;
    return { from, to, numberAt, length: Math.hypot(to.x - from.x, to.y - from.y), meters: line.meters };
  };
  const rooms = usePlanDimensions(tour, view, state).map((room) => ({
    ...room,
    lines: [room.width, room.depth]
      .flatMap((line) => project(line) ?? [])
      .filter(({ length }) => length >= MIN_LINE_PX),
    nameAt: projectPoint(camera, size, room.nameAt),
  }));
  return (
    <div aria-hidden="true" sx={styles.drawing}>
      <svg width={size.width} height={size.height} sx={styles.lines}>
        {rooms.flatMap(({ id, lines }) =>
          lines.map((line, index) => <DimensionPath key={`${id} ${index}`} {...line} />),
        )}
      </svg>
      {rooms.map(({ id, name, area, lines, nameAt }) => (
        <div key={id}>
          {lines.map(({ from, to, numberAt, meters }, index) => (
            <Label key={index} at={numberAt} turnedDegrees={readableAngle(from, to)} style={styles.figure}>
              {formatMeters(meters, locale)}
            </Label>
          ))}
          {nameAt && lines.length === 2 && (
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
  numberAt: ScreenPoint;
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

/** The angle of a text along a line, in degrees; the text reads from the left or from below. */
function readableAngle(from: ScreenPoint, to: ScreenPoint): number {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  if (angle >= 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}
