import { ramp } from "@brand";
import { drawing, filled, percent } from "../../../../ui/charts/drawing";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { positionOn, rulerMarks, type Scale } from "./scale";

/** A named part of the scale, such as a class. */
export interface RulerBand {
  readonly text: string;
  /** Its ends in words. */
  readonly range: string;
  readonly from: number;
  readonly to: number;
}

const STRIP_PX = 16;
const MARK_PX = 8;

interface PlacedProps {
  row: number;
  scale: Scale;
  /** The position of a value on the scale, in percent. */
  at: (value: number) => string;
}

/** The bands in the colors of the ramp, with their names below. */
export const Strip = ({ row, scale, bands, at }: PlacedProps & { bands: readonly RulerBand[] }) => (
  <div sx={{ gridRow: row }}>
    <svg aria-hidden="true" height={STRIP_PX} sx={drawing}>
      {bands.map(({ text, from, to }, index) => (
        <rect
          key={text}
          x={at(from)}
          width={percent(positionOn(scale, to) - positionOn(scale, from))}
          height="100%"
          fill={ramp[Math.round((index / Math.max(1, bands.length - 1)) * (ramp.length - 1))]}
          sx={filled}
        />
      ))}
    </svg>
    <ul className="bands" sx={{ display: "flex", mt: 1 }}>
      {bands.map(({ text, range, from, to }) => (
        <li
          key={text}
          style={{ width: percent(positionOn(scale, to) - positionOn(scale, from)) }}
          sx={{ variant: "text.label", flex: "none", color: "text", lineHeight: 1.2, textAlign: "center" }}
        >
          <span
            sx={{
              display: "inline-block",
              position: "relative",
              zIndex: 2,
              width: ["min-content", "auto"],
              bg: "background",
            }}
          >
            {text}
          </span>{" "}
          <VisuallyHidden>{range}</VisuallyHidden>
        </li>
      ))}
    </ul>
  </div>
);

interface MarksProps extends PlacedProps {
  /** What the numbers of the scale count. */
  unit: string;
  formatNumber: (value: number) => string;
}

/** The lines of the scale and their numbers, which screen readers skip: bands and ticks name their values. */
export const Marks = ({ row, scale, unit, formatNumber, at }: MarksProps) => {
  const marks = rulerMarks(scale);
  const labeled = marks.filter(({ isLabeled }) => isLabeled);
  return (
    <div aria-hidden="true" sx={{ variant: "text.label", gridRow: row, mt: 2, mb: 4 }}>
      <svg height={MARK_PX} sx={{ ...drawing, stroke: "subtle" }}>
        {marks.map(({ value, isLabeled }) => (
          <line key={value} x1={at(value)} x2={at(value)} y2={isLabeled ? "100%" : "50%"} />
        ))}
      </svg>
      <div sx={{ position: "relative", zIndex: 2, height: "1.5em" }}>
        {labeled.map(({ value }, index) => (
          <span
            key={value}
            style={{ insetInlineStart: at(value) }}
            sx={{
              position: "absolute",
              display: "flex",
              width: 0,
              // The first and the last number stay within the scale.
              justifyContent: index === 0 ? "start" : index === labeled.length - 1 ? "end" : "center",
              whiteSpace: "nowrap",
            }}
          >
            <span sx={{ flex: "none", bg: "background" }}>
              {formatNumber(value)}
              {index === 0 && <span sx={{ display: ["none", "inline"] }}>{`\u00a0${unit}`}</span>}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
};
