import type { ThemeUICSSObject } from "@theme-ui/core";
import { keyframes } from "@emotion/react";
import { anchored } from "./anchored";

// Styles of the dimensions over the plan of a point cloud, and of their table.

const appear = keyframes({ from: { opacity: 0 } });

export const drawing: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
  animation: `${appear} 400ms cubic-bezier(.2,0,0,1)`,
};

export const lines: ThemeUICSSObject = {
  display: "block",
  fill: "none",
  stroke: "subtle",
  strokeWidth: 1,
  path: { shapeRendering: "geometricPrecision" },
};

const label: ThemeUICSSObject = {
  variant: "text.figure",
  ...anchored,
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  // Interrupts the lines of the drawing behind the text.
  bg: "background",
};

/** On phones smaller than the text of the page, so that a hall or a bathroom has space for its figures. */
const FIGURE_SIZES = ["0.6875rem", "label"];

export const figure: ThemeUICSSObject = { ...label, px: [0, 1], fontSize: FIGURE_SIZES, color: "text" };

export const room: ThemeUICSSObject = {
  ...label,
  display: "grid",
  justifyItems: "center",
  px: [0, 1],
  fontFamily: "body",
  fontSize: ["0.6875rem", "body"],
  color: "text",
  "& > span": { fontFamily: "mono", fontSize: FIGURE_SIZES, color: "muted" },
};

export const table: ThemeUICSSObject = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "label",
  caption: { textAlign: "start", pb: 2 },
  "th, td": {
    py: 2,
    paddingInlineEnd: 2,
    textAlign: "start",
    verticalAlign: "top",
    borderTop: "1px solid",
    borderColor: "hairline",
  },
  td: { variant: "text.figure", whiteSpace: "nowrap" },
  "td > span": { display: "block" },
  // Imperial units below the metric ones.
  "td > span + span": { fontSize: "0.75rem", color: "muted" },
  "tr > :last-child": { paddingInlineEnd: 0 },
  thead: { color: "muted" },
};
