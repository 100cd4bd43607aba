import type { ScreenPoint, ViewportSize } from "@capture/viewer/viewport";
import { formatMillimeters, type MeasureLine, measureLines } from "@capture/viewer/dimensions";
import type { Placement } from "@capture/viewer/true-size";
import type { Project } from "@capture/viewer/stage";
import { useLocale } from "../../../../hooks/use-site-content";
import * as styles from "../../../../theme/styles/model-stage";

interface MeasuresProps {
  placements: readonly Placement[];
  size: ViewportSize;
  project: Project;
}

interface ScreenLine {
  axis: MeasureLine["axis"];
  from: ScreenPoint;
  to: ScreenPoint;
}

/** In a narrower view only heights are shown, with the numbers above the lines, because they would overlap. */
const MIN_WIDE_VIEW_PX = 600;

/** Lines with the heights and widths of what is on the stage. Screen readers read the list of sizes instead. */
export const Measures = ({ placements, size, project }: MeasuresProps) => {
  const locale = useLocale();
  const isNarrow = size.width < MIN_WIDE_VIEW_PX;
  const lines = placements
    .flatMap(measureLines)
    .filter(({ axis }) => axis === "height" || !isNarrow || placements.length === 1)
    .map(({ axis, from, to, millimeters }) => ({ axis, from: project(from), to: project(to), millimeters }));
  return (
    <div aria-hidden="true" sx={styles.overlay}>
      <svg width={size.width} height={size.height} sx={{ display: "block", stroke: "near", fill: "none" }}>
        {lines.map(({ from, to }) => (
          <g key={`${from.x} ${from.y}`}>
            <path d={linePath(from, to)} {...styles.edge} strokeWidth={4} />
            <path d={linePath(from, to)} strokeWidth={1.5} />
          </g>
        ))}
      </svg>
      {lines.map(({ axis, from, to, millimeters }) => (
        <span
          key={`${from.x} ${from.y}`}
          style={{ transform: numberTransform({ axis, from, to }, isNarrow) }}
          sx={styles.figure}
        >
          {formatMillimeters(millimeters, locale)}
        </span>
      ))}
    </div>
  );
};

/** Places a number at the upper end of a height, or below the middle of a width. */
function numberTransform({ axis, from, to }: ScreenLine, isNarrow: boolean): string {
  if (axis === "width") return `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2}px) translate(-50%, 7px)`;
  const shift = isNarrow ? "translate(-8px, calc(-100% - 6px))" : "translate(calc(-100% - 9px), -30%)";
  return `translate(${to.x}px, ${to.y}px) ${shift}`;
}

const TICK_PX = 5;

/** A line with a tick across each end. */
function linePath(from: ScreenPoint, to: ScreenPoint): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const right = ((to.y - from.y) / length) * TICK_PX;
  const down = ((from.x - to.x) / length) * TICK_PX;
  const tick = ({ x, y }: ScreenPoint): string => `M${x - right} ${y - down}L${x + right} ${y + down}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`;
}
