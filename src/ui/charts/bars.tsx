import { useId, type ReactNode } from "react";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { ramp } from "@brand";

// One module, because each module costs every page that draws a chart about 80 bytes.

const BAR_PX = 24;
const STRIPE_PX = 6;
const SWATCH_PX = 10;
const FILL_PX = 8;
/** The smallest amount is still visible. */
const MIN_SHARE = 0.005;
/** More full capacities are drawn as one, because the eye cannot count them. */
const MAX_CAPACITIES = 24;

/** A drawing as wide as its column. It begins at the right where the text does. */
const drawing: ThemeUICSSObject = {
  display: "block",
  width: "100%",
  forcedColorAdjust: "none",
  "[dir=rtl] &": { transform: "scaleX(-1)" },
};

/** On paper and in the system's colors, the near end of the ramp would be invisible without an outline. */
const filled: ThemeUICSSObject = { "@media print, (forced-colors: active)": { stroke: "CanvasText" } };

const percent = (share: number): string => `${+(share * 100).toFixed(3)}%`;

/** The ramp across the whole drawing, so that what is far along the axis has the color of far. */
const drawRamp = (id: string) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="100%" y1="0" y2="0">
    {ramp.map((color, index) => (
      <stop key={color} offset={index / (ramp.length - 1)} stopColor={color} />
    ))}
  </linearGradient>
);

const Stripes = ({ id }: { id: string }) => (
  <>
    <pattern
      id={`${id}-stripes`}
      patternUnits="userSpaceOnUse"
      width={STRIPE_PX}
      height={STRIPE_PX}
      patternTransform="rotate(45)"
    >
      <rect width={STRIPE_PX / 3} height={STRIPE_PX} fill="white" />
    </pattern>
    <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
      <rect width="100%" height="100%" fill={`url(#${id}-stripes)`} />
    </mask>
  </>
);

interface AxisProps {
  /** Labels of the ticks, which have equal distances. */
  labels: readonly string[];
}

/** The labels of an axis, above bars of the same width. Each bar names its own values, so screen readers skip the axis. */
export const Axis = ({ labels }: AxisProps) => (
  <div aria-hidden="true" sx={{ variant: "text.label", display: "flex", justifyContent: "space-between" }}>
    {labels.map((label, index) => (
      <span
        key={index}
        sx={{
          display: "flex",
          // Without a width, the middle of a label is at its tick; the first and the last stay within the axis.
          width: 0,
          justifyContent: index === 0 ? "start" : index === labels.length - 1 ? "end" : "center",
          whiteSpace: "nowrap",
        }}
      >
        {label}
      </span>
    ))}
  </div>
);

export interface BarPart {
  /** In the unit of the axis. */
  readonly size: number;
  /** What the part is, with its size: “4.6 min shooting”. Shown below the bar, because screen readers skip the drawing. */
  readonly text: string;
  readonly isHatched?: boolean;
}

interface BarProps {
  parts: readonly BarPart[];
  /** Positions of the lines behind the bar. The last is the end of the axis. */
  ticks: readonly number[];
}

/** A bar on an axis, of solid and hatched parts after each other, and a line that names them. */
export const Bar = ({ parts, ticks }: BarProps) => {
  const id = useId();
  const end = ticks.at(-1) ?? 1;
  const startOf = (index: number): number => parts.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <svg aria-hidden="true" height={BAR_PX} sx={drawing}>
        {drawRamp(`${id}-ramp`)}
        <Stripes id={`${id}-mask`} />
        <rect width="100%" height="100%" sx={{ fill: "raised" }} />
        {ticks.slice(1, -1).map((tick) => (
          <line key={tick} x1={percent(tick / end)} x2={percent(tick / end)} y2="100%" sx={{ stroke: "border" }} />
        ))}
        {/* The lines would look like stripes of a hatched part. */}
        <rect width={percent(startOf(parts.length) / end)} height="100%" sx={{ fill: "raised" }} />
        {parts.map(({ size, isHatched = false }, index) => (
          <rect
            key={index}
            x={percent(startOf(index) / end)}
            width={percent(size / end)}
            height="100%"
            fill={`url(#${id}-ramp)`}
            mask={isHatched ? `url(#${id}-mask)` : undefined}
            sx={filled}
          />
        ))}
      </svg>
      <ul className="parts" sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, mt: 1 }}>
        {parts.map(({ text, isHatched = false }, index) => (
          <li key={index} sx={{ variant: "text.label", display: "flex", gap: 2, alignItems: "center" }}>
            <svg aria-hidden="true" width={SWATCH_PX} height={SWATCH_PX} sx={{ flex: "none", fill: "muted" }}>
              <rect width="100%" height="100%" mask={isHatched ? `url(#${id}-mask)` : undefined} />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

interface FillProps {
  amount: number;
  /** What fits, in the unit of the amount. */
  capacity: number;
  /** The same in words: “0.3 GB of 16 GB”. */
  children: ReactNode;
}

/** How much of a capacity an amount takes. An amount that does not fit takes several, which are drawn next to each other. */
export const Fill = ({ amount, capacity, children }: FillProps) => {
  const id = useId();
  const count = Math.max(1, Math.ceil(amount / capacity));
  const drawn = count > MAX_CAPACITIES ? 1 : count;
  const share = Math.min(1, Math.max(MIN_SHARE, amount / capacity / drawn));
  return (
    <>
      {children}
      <svg aria-hidden="true" height={FILL_PX} sx={drawing}>
        {drawRamp(id)}
        <rect width="100%" height="100%" sx={{ fill: "hairline" }} />
        <rect width={percent(share)} height="100%" fill={`url(#${id})`} sx={filled} />
        {Array.from({ length: drawn - 1 }, (_, index) => percent((index + 1) / drawn)).map((position) => (
          <line key={position} x1={position} x2={position} y2="100%" strokeWidth={2} sx={{ stroke: "background" }} />
        ))}
      </svg>
    </>
  );
};
