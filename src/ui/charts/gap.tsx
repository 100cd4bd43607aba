import { useId, type ReactNode } from "react";
import { ramp } from "@brand";
import { Row, Text } from "../primitives";
import { drawing } from "./drawing";

/** An error, drawn from the first wall on. */
export interface GapBar {
  /** In millimeters. */
  readonly size: number;
  readonly text: string;
}

interface GapProps {
  /** The scale of the screen, in CSS pixels per millimeter. */
  pxPerMm: number;
  /** In millimeters. */
  gap: number;
  /** The gap in words. */
  text: string;
  bars: readonly GapBar[];
  /** What the walls are. */
  children: ReactNode;
}

const HEIGHT_PX = 120;
const WALL_PX = 14;
const BAR_PX = 20;
const BAR_GAP_PX = 8;
const TICKS_PX = { centimeter: 12, millimeter: 6 } as const;
const SWATCH_PX = 12;
const BAND_OPACITY = 0.28;

/**
 * Two walls with a gap in real millimeters, and bars that end inside the gap or cross the second wall. The list says the
 * same in words.
 */
export const Gap = ({ pxPerMm, gap, text, bars, children }: GapProps) => {
  const end = WALL_PX + gap * pxPerMm;
  const width = WALL_PX + Math.max(gap * pxPerMm + WALL_PX, ...bars.map(({ size }) => size * pxPerMm + 1));
  const top = (HEIGHT_PX - bars.length * (BAR_PX + BAR_GAP_PX) + BAR_GAP_PX) / 2;
  const outline = { stroke: "text", "@media (forced-colors: active)": { stroke: "CanvasText" } };
  return (
    <figure>
      <Row columnGap={5} rowGap={2}>
        <svg
          aria-hidden="true"
          height={HEIGHT_PX}
          style={{ width }}
          sx={{ ...drawing, flex: "none", maxWidth: "100%" }}
        >
          <rect width={WALL_PX} height="100%" sx={{ fill: "text" }} />
          <rect x={WALL_PX} width={end - WALL_PX} height="100%" fill={ramp[2]} opacity={BAND_OPACITY} />
          <Millimeters pxPerMm={pxPerMm} length={gap} />
          {bars.map(({ size, text: name }, index) => (
            <rect
              key={name}
              x={WALL_PX}
              y={top + index * (BAR_PX + BAR_GAP_PX)}
              width={size * pxPerMm}
              height={BAR_PX}
              sx={{ ...outline, fill: "near" }}
            />
          ))}
          <rect x={end} y="1" width={WALL_PX} height={HEIGHT_PX - 2} fill="none" strokeDasharray="5 4" sx={outline} />
        </svg>
        <ul className="sizes" sx={{ display: "grid", gap: 1 }}>
          <Size text={text} color={ramp[2]} opacity={BAND_OPACITY} />
          {bars.map(({ text: name }) => (
            <Size key={name} text={name} color={ramp[0]} />
          ))}
        </ul>
      </Row>
      <Text as="figcaption" variant="small" mt={2}>
        {children}
      </Text>
    </figure>
  );
};

/** A ruler along the lower edge of the gap. */
const Millimeters = ({ pxPerMm, length }: { pxPerMm: number; length: number }) => {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        x={WALL_PX}
        width={10 * pxPerMm}
        y="0"
        height={HEIGHT_PX}
        patternUnits="userSpaceOnUse"
        sx={{ stroke: "text" }}
      >
        {Array.from({ length: 10 }, (_, index) => (
          <path
            key={index}
            d={`M${index * pxPerMm} ${HEIGHT_PX}v${-(index === 0 ? TICKS_PX.centimeter : TICKS_PX.millimeter)}`}
          />
        ))}
      </pattern>
      <rect x={WALL_PX} width={length * pxPerMm} height="100%" fill={`url(#${id})`} />
    </>
  );
};

const Size = ({ text, color, opacity }: { text: string; color: string; opacity?: number }) => (
  <li sx={{ display: "flex", gap: 2, alignItems: "baseline" }}>
    <svg aria-hidden="true" width={SWATCH_PX} height={SWATCH_PX} sx={{ flex: "none", stroke: "text" }}>
      <rect width="100%" height="100%" fill={color} fillOpacity={opacity} />
    </svg>
    <span>{text}</span>
  </li>
);
