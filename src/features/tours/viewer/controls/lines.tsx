import { projectLine, project } from "../../geometry/camera";
import { measuredLength, metersText, type Measurement } from "../../geometry/measurement";
import { edge } from "../../../../theme/styles/viewer";
import type { Picked } from "../../geometry/picked";
import type { ViewerState } from "../scene/state";

interface LinesProps {
  state: ViewerState;
  measurements: readonly Measurement[];
  /** The first point of a measurement that is not finished. */
  pending: Picked | undefined;
}

/** Draws the measurements over the picture; the list next to it has the same in words. */
export const Lines = ({ state: { camera, size }, measurements, pending }: LinesProps) => {
  const first = pending && project(camera, size, pending.place);
  const drawn = measurements.flatMap((measurement) => {
    const line = projectLine(camera, size, measurement.from.place, measurement.to.place);
    return line ? [{ measurement, line }] : [];
  });
  return (
    <div aria-hidden="true" sx={{ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" }}>
      <svg width={size.width} height={size.height} sx={{ display: "block", stroke: "near", fill: "near" }}>
        {drawn.map(({ measurement: { id }, line: [from, to] }) => (
          <g key={id}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...edge} strokeWidth={5} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={2} />
            <circle cx={from.x} cy={from.y} r={4} {...edge} />
            <circle cx={to.x} cy={to.y} r={4} {...edge} />
          </g>
        ))}
        {first && <circle cx={first.x} cy={first.y} r={6} {...edge} strokeWidth={2} />}
      </svg>
      {drawn.map(({ measurement, line: [from, to] }) => (
        <span
          key={measurement.id}
          style={{ transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2}px) translate(-50%, -140%)` }}
          sx={{
            variant: "text.figure",
            position: "absolute",
            left: 0,
            top: 0,
            px: 2,
            fontSize: "label",
            bg: "near",
            color: "actionText",
            borderRadius: "control",
          }}
        >
          {metersText(measuredLength(measurement))}
        </span>
      ))}
    </div>
  );
};
