import type { ThemeUICSSObject } from "@theme-ui/core";
import { gutter } from "../layout";

// The page that answers, and the frame it stands in. It comes with the parts that import it, not with every page.

// A page that fills its frame: its head above, its field at the foot.
export const assistant: ThemeUICSSObject = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  maxWidth: "text",
  mx: "auto",
  px: gutter,
  pt: [5, 6],
  bg: "ground",
  color: "text",
};

export const frame: ThemeUICSSObject = {
  width: "100%",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  bg: "ground",
  colorScheme: "dark",
};

export const status: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 3,
  alignItems: "center",
  fontSize: "small",
  color: "muted",
};

export const badge: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  px: 3,
  py: 1,
  border: "1px solid",
  borderColor: "border",
  borderRadius: "full",
  color: "text",
  fontWeight: "medium",
  "&::before": { content: '""', width: 8, height: 8, borderRadius: "full", bg: "mark" },
};

// Names and numbers between hairlines, the numbers at the right edge.
export const ledger: ThemeUICSSObject = {
  width: "100%",
  borderTop: "1px solid",
  borderColor: "hairline",
  "& > div": {
    display: "flex",
    justifyContent: "space-between",
    gap: 4,
    py: 3,
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  dt: { color: "muted" },
  dd: { fontFamily: "mono", fontVariantNumeric: "tabular-nums" },
};
