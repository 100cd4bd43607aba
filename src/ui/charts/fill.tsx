import { useId, type ReactNode } from "react";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { ramp } from "@brand";

// One module, because each module costs every page that draws a chart about 80 bytes.

const FILL_PX = 8;
/** The smallest amount is still visible. */
const MIN_SHARE = 0.005;
/** More full capacities are drawn as one, because the eye cannot count them. */
const MAX_CAPACITIES = 24;

/** A drawing as wide as its column. It begins at the right where the text does. */
export const drawing: ThemeUICSSObject = {
  display: "block",
  width: "100%",
  forcedColorAdjust: "none",
  "[dir=rtl] &": { transform: "scaleX(-1)" },
};

/** On paper and in the system's colors, the near end of the ramp would be invisible without an outline. */
export const filled: ThemeUICSSObject = { "@media print, (forced-colors: active)": { stroke: "CanvasText" } };

export const percent = (share: number): string => `${+(share * 100).toFixed(3)}%`;

/** The ramp across the whole drawing, so that what is far along the axis has the color of far. */
export const drawRamp = (id: string) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="100%" y1="0" y2="0">
    {ramp.map((color, index) => (
      <stop key={color} offset={index / (ramp.length - 1)} stopColor={color} />
    ))}
  </linearGradient>
);

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
