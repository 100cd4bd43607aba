import type { ThemeUICSSObject } from "@theme-ui/core";

// A list with short lines as markers.
export const points: ThemeUICSSObject = {
  p: 0,
  m: 0,
  listStyle: "none",
  display: "grid",
  gap: 2,
  "& > li": { paddingInlineStart: 5, position: "relative" },
  "& > li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "0.7em",
    width: "0.75rem",
    height: 2,
    bg: "mark",
  },
};
