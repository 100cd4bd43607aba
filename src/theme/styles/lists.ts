import type { ThemeUICSSObject } from "@theme-ui/core";
import { ownDirection } from "../own-direction";

// Styles of tables and lists, in a separate file so that only pages with such elements load them.

export const table: ThemeUICSSObject = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "body",
  "th, td": {
    textAlign: "start",
    verticalAlign: "top",
    py: 3,
    paddingInlineEnd: 5,
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  "th[scope=row]": { width: ["9rem", "16rem"], fontWeight: "body", color: "muted" },
  td: { fontFamily: "mono", fontVariantNumeric: "tabular-nums", fontSize: ["small", "body"], ...ownDirection },
};

export const caption: ThemeUICSSObject = { textAlign: "start", variant: "text.h4", pb: 3 };

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

// A list with hairlines between its rows.
export const rows: ThemeUICSSObject = {
  display: "grid",
  "& > li": { borderTop: "1px solid", borderColor: "hairline", py: 5 },
};

export const columns: ThemeUICSSObject = {
  display: "grid",
  gap: [6, 6, 8],
  gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"],
  alignItems: "center",
};

// A picture at the bottom of a band, behind the text. It fades out before the footer, which has the same background. On a phone it is lower, so that it begins below the buttons.
export const backdrop: ThemeUICSSObject = {
  position: "absolute",
  inset: "auto 0 0",
  height: ["45%", "60%"],
  zIndex: -1,
  maskImage: "linear-gradient(180deg, transparent 0%, #000 60%, #000 82%, transparent)",
  img: { width: "100%", height: "100%", objectFit: "cover" },
};
