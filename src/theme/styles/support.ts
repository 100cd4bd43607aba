import type { ThemeUICSSObject } from "@theme-ui/core";
import { hover } from "../hover";
import { gutter } from "../layout";
import { ownDirection } from "../own-direction";

// Styles of the assistant page and of its frame, in a separate file so that only these pages load them.

// A page that fills its frame, with its heading at the top and its input at the bottom.
export const assistant: ThemeUICSSObject = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  maxWidth: "text",
  mx: "auto",
  px: gutter,
  pt: [5, 6],
  bg: "background",
  color: "text",
  // A conversation has the whole window. Screen readers keep the heading.
  "&:has(.turns) > header": { position: "absolute", clipPath: "inset(50%)" },
};

export const frame: ThemeUICSSObject = {
  width: "100%",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  bg: "background",
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

// Cards with a name and a number, in two columns.
export const sources: ThemeUICSSObject = {
  display: "grid",
  // Two columns, or one where a name like “Device specifications” would be broken in two.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))",
  "li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  gap: 3,
  width: "100%",
  a: { color: "text", textDecoration: "none", ...hover({ "& > div": { borderColor: "border" } }) },
  div: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: 2,
    height: "100%",
    p: 4,
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "card",
  },
  "span + span": { variant: "text.figure", fontSize: "h3", ...ownDirection },
};
