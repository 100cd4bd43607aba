import type { ThemeUICSSObject } from "@theme-ui/core";
import { ownDirection } from "../own-direction";

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
