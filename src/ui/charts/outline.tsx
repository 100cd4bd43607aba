import type { ThemeUICSSObject } from "@theme-ui/core";
import { CUP, SHEET } from "@capture/viewer/true-size";

/** Width and height in millimeters. */
export interface OutlineSize {
  readonly width: number;
  readonly height: number;
}

interface OutlineProps {
  size: OutlineSize;
  /** The size before a change, drawn as a dashed box. */
  before?: OutlineSize | undefined;
  /** Whether the height is a depth, seen from above: what is drawn has one middle instead of one foot. */
  isFromAbove?: boolean;
  /** URL of a picture of the device from the front, without margins. Without it, the size is drawn as a box. */
  picture?: string | null | undefined;
  /** Draws a sheet of A4 behind and a cup next to it. */
  hasReferences?: boolean;
  /** What else is drawn at this scale: all drawings get the height of the highest. */
  others?: readonly OutlineSize[];
  /** The numbers at the lines for width and height. A line without a number is not drawn. */
  width?: string;
  height?: string;
  /** CSS pixels per millimeter; an array has one value for each breakpoint. */
  scale: number | number[];
  /** What is drawn, in words, with its size. */
  label: string;
}

/** The cup and its handle, from the left, in millimeters. */
const CUP_PATH = "M0 0h82v80q0 15-15 15h-52q-15 0-15-15zM82 18h12q23 0 23 21v10q0 21-23 21h-12";
/** The cup is in front of the right edge of the sheet. */
const CUP_OFFSET = 192;

/** Room for a line with its number, at the left and below, and for the width of lines at all sides. */
const LINE_ROOM = 40;
const EDGE = 3;
const LINE_OFFSET = 14;
const TICK = 5;
const FONT_PX = 12;

const line: ThemeUICSSObject = { fill: "none", vectorEffect: "non-scaling-stroke" };
const number: ThemeUICSSObject = {
  variant: "text.figure",
  fontSize: `calc(${FONT_PX}px / var(--scale))`,
  fill: "muted",
  stroke: "none",
  direction: "ltr",
  textAnchor: "middle",
};

/** A device from the front, to scale, with lines for its height and width. Drawings with one scale can be compared. */
export const Outline = ({
  size,
  before,
  isFromAbove = false,
  picture,
  hasReferences = false,
  others = [],
  width,
  height,
  scale,
  label,
}: OutlineProps) => {
  const drawn = [size, ...(before ? [before] : []), ...(hasReferences ? [SHEET] : []), ...others];
  const foot = Math.max(...drawn.map((each) => each.height));
  // References and the size before are on the axis of the device.
  const middle = Math.max(...drawn.map((each) => each.width)) / 2;
  const cupLeft = middle - SHEET.width / 2 + CUP_OFFSET;
  const left = (height === undefined ? 0 : LINE_ROOM) + EDGE;
  const box = {
    width: left + EDGE + (hasReferences ? Math.max(2 * middle, cupLeft + CUP.width) : 2 * middle),
    height: foot + EDGE + (width === undefined ? EDGE : LINE_ROOM),
  };
  const footOf = (each: OutlineSize): number => (isFromAbove ? (foot + each.height) / 2 : foot);
  const top = footOf(size) - size.height;
  const start = middle - size.width / 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-left} ${-EDGE} ${box.width} ${box.height}`}
      sx={{
        "--scale": scale,
        display: "block",
        // The number of a narrow device is wider than the drawing.
        overflow: "visible",
        maxWidth: "100%",
        width: `calc(${box.width}px * var(--scale))`,
        strokeLinejoin: "round",
        forcedColorAdjust: "none",
        "@media (forced-colors: active)": {
          "path, rect": { stroke: "CanvasText" },
          text: { fill: "CanvasText" },
        },
      }}
    >
      {hasReferences && <Box size={SHEET} middle={middle} foot={foot} sx={{ fill: "raised", stroke: "border" }} />}
      {typeof picture === "string" ? (
        <image
          href={picture}
          x={start}
          y={top}
          width={size.width}
          height={size.height}
          preserveAspectRatio="xMidYMax"
        />
      ) : (
        <Box size={size} middle={middle} foot={footOf(size)} sx={{ fill: "near", stroke: "text", strokeWidth: 1.5 }} />
      )}
      {before && (
        <Box
          size={before}
          middle={middle}
          foot={footOf(before)}
          sx={{ ...line, stroke: "muted", strokeDasharray: "5 4" }}
        />
      )}
      {hasReferences && (
        <path
          d={CUP_PATH}
          transform={`translate(${cupLeft} ${foot - CUP.height})`}
          sx={{ ...line, fill: "background", fillOpacity: 0.8, stroke: "muted" }}
        />
      )}
      {height !== undefined && <HeightLine text={height} top={top} foot={footOf(size)} start={start} />}
      {width !== undefined && <WidthLine text={width} start={start} length={size.width} foot={foot} />}
    </svg>
  );
};

interface BoxProps {
  size: OutlineSize;
  middle: number;
  foot: number;
  className?: string;
}

const Box = ({ size: { width, height }, middle, foot, className }: BoxProps) => (
  <rect
    x={middle - width / 2}
    y={foot - height}
    width={width}
    height={height}
    className={className}
    sx={{ vectorEffect: "non-scaling-stroke" }}
  />
);

interface HeightLineProps {
  text: string;
  top: number;
  foot: number;
  /** Left edge of the device, to which a line leads from the upper end. */
  start: number;
}

const HeightLine = ({ text, top, foot, start }: HeightLineProps) => (
  <g sx={{ stroke: "muted" }}>
    <path
      d={`M${-LINE_OFFSET} ${top}V${foot}m${-TICK} 0h${2 * TICK}M${-LINE_OFFSET - TICK} ${top}H${start - EDGE}`}
      sx={line}
    />
    <text transform={`translate(${-LINE_OFFSET - 8} ${(top + foot) / 2}) rotate(-90)`} sx={number}>
      {text}
    </text>
  </g>
);

interface WidthLineProps {
  text: string;
  start: number;
  length: number;
  foot: number;
}

const WidthLine = ({ text, start, length, foot }: WidthLineProps) => (
  <g sx={{ stroke: "muted" }}>
    <path
      d={`M${start} ${foot + LINE_OFFSET - TICK}v${2 * TICK}m0 ${-TICK}h${length}m0 ${-TICK}v${2 * TICK}`}
      sx={line}
    />
    <text x={start + length / 2} y={foot + LINE_ROOM - 2} sx={number}>
      {text}
    </text>
  </g>
);
