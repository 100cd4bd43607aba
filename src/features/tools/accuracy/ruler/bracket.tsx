import type { ThemeUICSSObject } from "@theme-ui/core";
import { drawing } from "../../../../ui/charts/drawing";
import { Text } from "../../../../ui/primitives";

/** A line below the ruler, from its start to a value, and what reaches so far. */
export interface RulerBracket {
  readonly text: string;
  readonly to: number;
  readonly isOurs?: boolean;
}

const LEG_PX = 9;

/** The line of the chosen tick passes behind texts. */
const OVER_LINE: ThemeUICSSObject = {
  position: "relative",
  zIndex: 2,
  width: "fit-content",
  paddingInlineEnd: 2,
  bg: "background",
};

interface BracketProps {
  row: number;
  bracket: RulerBracket;
  /** In percent. */
  end: string;
  isReached: boolean;
}

/** How far something reaches on the scale. */
export const Bracket = ({ row, bracket: { text, isOurs = false }, end, isReached }: BracketProps) => (
  <div sx={{ gridRow: row, pb: 2, color: !isReached ? "subtle" : isOurs ? "link" : "muted" }}>
    <svg
      aria-hidden="true"
      height={LEG_PX}
      sx={{ ...drawing, overflow: "visible", stroke: "currentcolor", opacity: isReached ? 1 : 0.5 }}
    >
      <line x2={end} y1="50%" y2="50%" strokeWidth={isOurs ? 3 : 1} />
      <line x1={end} x2={end} y2="100%" strokeWidth={isOurs ? 3 : 1} />
    </svg>
    <Text variant="label" color="inherit" sx={OVER_LINE}>
      {text}
    </Text>
  </div>
);
