import type { ThemeUICSSObject } from "@theme-ui/core";
import { gutter } from "./layout";
import { floatingShadow } from "./tokens";

/*
 * The look of parts that come late. They import it by name, so that it comes
 * with them; what is in the theme comes with every page.
 */

export const dialog: ThemeUICSSObject = {
  width: "min(40rem, calc(100vw - 2rem))",
  maxWidth: "none",
  maxHeight: "min(52rem, calc(100dvh - 2rem))",
  m: "auto",
  p: 0,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  bg: "ground",
  color: "text",
  boxShadow: floatingShadow,
  overflow: "hidden",
  "&::backdrop": { background: "rgb(7 11 10 / .72)" },
};

export const notice: ThemeUICSSObject = {
  width: "min(24rem, calc(100vw - 2rem))",
  p: 4,
  bg: "raised",
  color: "text",
  border: "1px solid",
  borderColor: "border",
  borderRadius: "card",
  boxShadow: floatingShadow,
};

export const prose: ThemeUICSSObject = {
  "& > * + *": { mt: 4 },
  "& > p:first-of-type": { fontSize: "lead", lineHeight: 1.5 },
  "h2, h3": { fontFamily: "heading", fontWeight: "heading", lineHeight: 1.2 },
  h2: { fontSize: "h3", mt: 7 },
  h3: { fontSize: "h4", mt: 6 },
  "ul, ol": { pl: 5 },
  "li + li": { mt: 2 },
  a: { color: "link", textUnderlineOffset: "0.2em" },
  blockquote: { pl: 5, borderLeft: "2px solid", borderColor: "border", color: "muted" },
  table: { width: "100%", borderCollapse: "collapse", fontSize: "small" },
  "th, td": {
    textAlign: "left",
    verticalAlign: "top",
    py: 3,
    pr: 4,
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
};

// A page that fills its frame: its head above, its field at the foot.
export const desk: ThemeUICSSObject = {
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
