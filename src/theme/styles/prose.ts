import type { ThemeUICSSObject } from "@theme-ui/core";
import { termLink } from "./term-link";

// Styles of HTML from the content, in a separate file so that only pages with such HTML load them.

export const prose: ThemeUICSSObject = {
  "& > * + *": { mt: 4 },
  "& > p:first-of-type": { fontSize: "lead", lineHeight: 1.5 },
  "h2, h3": { fontFamily: "heading", fontWeight: "heading", lineHeight: 1.2 },
  h2: { fontSize: "h3", mt: 7 },
  h3: { fontSize: "h4", mt: 6 },
  "ul, ol": { paddingInlineStart: 5 },
  "li + li": { mt: 2 },
  a: { color: "link", textUnderlineOffset: "0.2em" },
  'a[href*="/academy/glossary/"]': termLink,
  blockquote: { paddingInlineStart: 5, borderInlineStart: "2px solid", borderColor: "border", color: "muted" },
  table: { width: "100%", borderCollapse: "collapse", fontSize: "small" },
  // gatsby/lib/scroll-tables.ts adds it. `position` contains visually hidden text, which would otherwise widen the page.
  "[data-table]": { position: "relative", overflowX: "auto", "@media print": { overflow: "visible" } },
  "th, td": {
    // The table scrolls before it breaks a word.
    overflowWrap: "normal",
    hyphens: "manual",
    textAlign: "start",
    verticalAlign: "top",
    py: 3,
    paddingInlineEnd: 4,
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  // gatsby/lib/number-columns.ts marks them.
  "[data-number]": { textAlign: "end", paddingInlineEnd: 0 },
  "td[data-number]": { variant: "text.figure", whiteSpace: "nowrap" },
  "[data-total] > *": { variant: "text.strong", borderTop: "1px solid", borderTopColor: "text" },
  "[data-total] > td[data-number]": { variant: "text.strong" },
};
