import type { ThemeUICSSObject } from "@theme-ui/core";
import { floatingShadow } from "./tokens";

const zoom: ThemeUICSSObject = {
  "& picture img": { transition: "transform 400ms cubic-bezier(.2,0,0,1)" },
  "&:hover picture img": { transform: "scale(1.03)" },
};

export const cards: Record<string, ThemeUICSSObject> = {
  primary: {
    ...zoom,
    position: "relative",
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "card",
    bg: "raised",
    transition: "border-color 150ms",
    "&:hover": { borderColor: "border" },
  },
  // A picture that fills the card, its words over the picture's darkened foot.
  tile: {
    ...zoom,
    position: "relative",
    display: "grid",
    overflow: "hidden",
    borderRadius: "media",
    isolation: "isolate",
    bg: "ground",
    color: "text",
    "& > picture": { position: "absolute", inset: 0, zIndex: -2 },
    "& > picture img": { width: "100%", height: "100%", objectFit: "cover" },
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: "linear-gradient(180deg, rgb(7 11 10 / 0) 20%, rgb(7 11 10 / .62) 55%, rgb(7 11 10 / .92) 100%)",
    },
  },
  plain: { ...zoom, position: "relative" },
};

/** What floats over the page. */
export const layers: Record<string, ThemeUICSSObject> = {
  dialog: {
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
  },
  notice: {
    width: "min(24rem, calc(100vw - 2rem))",
    p: 4,
    bg: "raised",
    color: "text",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: floatingShadow,
  },
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
