import { formatMeters } from "@capture/domain/lengths";
import { projectLine, projectPoint } from "@capture/viewer/camera";
import { type Measurement, measurementLength, type PickedPoint } from "@capture/viewer/measuring";
import type { TourState } from "@capture/viewer/tour";
import { useLocale } from "../../../../hooks/use-site-content";
import { anchored } from "../../../../theme/styles/anchored";
import { edge } from "../../../../theme/styles/viewer";

interface MeasurementLinesProps {
  state: TourState;
  measurements: readonly Measurement[];
  /** The first point of an unfinished measurement. */
  firstPoint: PickedPoint | undefined;
}

/** Renders the measurements over the view. Hidden from screen readers, which read the list of measurements. */
export const MeasurementLines = ({ state: { camera, size }, measurements, firstPoint }: MeasurementLinesProps) => {
  const locale = useLocale();
  const firstScreenPoint = firstPoint && projectPoint(camera, size, firstPoint.position);
  const visible = measurements.flatMap((measurement) => {
    const line = projectLine(camera, size, measurement.from.position, measurement.to.position);
    return line ? [{ measurement, line }] : [];
  });
  return (
    <div aria-hidden="true" sx={{ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" }}>
      <svg width={size.width} height={size.height} sx={{ display: "block", stroke: "near", fill: "near" }}>
        {visible.map(({ measurement: { id }, line: [from, to] }) => (
          <g key={id}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...edge} strokeWidth={5} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={2} />
            <circle cx={from.x} cy={from.y} r={4} {...edge} />
            <circle cx={to.x} cy={to.y} r={4} {...edge} />
          </g>
        ))}
        {firstScreenPoint && <circle cx={firstScreenPoint.x} cy={firstScreenPoint.y} r={6} {...edge} strokeWidth={2} />}
      </svg>
      {visible.map(({ measurement, line: [from, to] }) => (
        <span
          key={measurement.id}
          style={{ transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2}px) translate(-50%, -140%)` }}
          sx={{
            variant: "text.figure",
            ...anchored,
            px: 2,
            fontSize: "label",
            bg: "near",
            color: "actionText",
            borderRadius: "control",
          }}
        >
          {formatMeters(measurementLength(measurement), locale)}
        </span>
      ))}
    </div>
  );
};
