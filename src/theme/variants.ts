import type { ThemeUICSSObject } from "@theme-ui/core";
import { floatingShadow } from "./tokens";

const heading: ThemeUICSSObject = { fontFamily: "heading", fontWeight: "heading", textWrap: "balance" };

export const text: Record<string, ThemeUICSSObject> = {
  display: { ...heading, fontSize: "display", lineHeight: 1.02, letterSpacing: "-.03em" },
  h1: { ...heading, fontSize: "h1", lineHeight: 1.05, letterSpacing: "-.025em" },
  h2: { ...heading, fontSize: "h2", lineHeight: 1.1, letterSpacing: "-.02em" },
  h3: { ...heading, fontSize: "h3", lineHeight: 1.2, letterSpacing: "-.01em" },
  h4: { ...heading, fontSize: "h4", lineHeight: 1.3 },
  lead: { fontSize: "lead", lineHeight: 1.5, color: "muted", maxWidth: "text", textWrap: "pretty" },
  small: { fontSize: "small", lineHeight: 1.5, color: "muted" },
  label: { fontFamily: "mono", fontSize: "label", lineHeight: 1.5, color: "subtle" },
  figure: { fontFamily: "mono", fontVariantNumeric: "tabular-nums", fontWeight: "medium" },
};

const button: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minHeight: "control",
  px: 5,
  border: "1px solid transparent",
  borderRadius: "control",
  fontFamily: "body",
  fontSize: "body",
  fontWeight: "medium",
  lineHeight: 1.2,
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 150ms, border-color 150ms",
};

export const buttons: Record<string, ThemeUICSSObject> = {
  primary: {
    ...button,
    bg: "action",
    color: "actionText",
    "&:hover": { bg: "actionHover" },
  },
  secondary: {
    ...button,
    bg: "transparent",
    color: "text",
    borderColor: "border",
    "&:hover": { borderColor: "text" },
  },
};

export const cards: Record<string, ThemeUICSSObject> = {
  primary: {
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
    "& picture img": { transition: "transform 400ms cubic-bezier(.2,0,0,1)" },
    "&:hover picture img": { transform: "scale(1.03)" },
  },
};

const band: ThemeUICSSObject = {
  bg: "ground",
  color: "text",
  py: "clamp(4rem, 2.667rem + 5.926vw, 8rem)",
};

const plainLink: ThemeUICSSObject = {
  color: "text",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
};

export const layout: Record<string, ThemeUICSSObject> = {
  band,
  // The first band of a page stands under the navigation bar.
  underBar: { ...band, pt: "clamp(3rem, 2rem + 4.444vw, 6rem)" },
  container: { maxWidth: "wide", mx: "auto", px: "clamp(1.25rem, 1rem + 1.111vw, 2rem)" },
  bar: {
    position: "sticky",
    top: 0,
    zIndex: 20,
    bg: "ground",
    color: "text",
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  barLink: {
    ...plainLink,
    display: "inline-flex",
    alignItems: "center",
    gap: 1,
    minHeight: "control",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
  wideOnly: { display: ["none", "none", "flex"], alignItems: "center", gap: 5 },
  narrowOnly: { display: ["block", "block", "none"] },
  sheet: {
    position: "fixed",
    top: "bar",
    left: 0,
    right: 0,
    maxHeight: "80dvh",
    overflowY: "auto",
    display: "grid",
    gap: 2,
    p: 5,
    bg: "raised",
    boxShadow: floatingShadow,
  },
  menu: {
    position: ["static", "static", "absolute"],
    top: "100%",
    left: 0,
    width: ["auto", "auto", "22rem"],
    p: 2,
    bg: "raised",
    border: ["none", "none", "1px solid"],
    borderColor: ["hairline", "hairline", "hairline"],
    borderRadius: "card",
    boxShadow: ["none", "none", floatingShadow],
  },
  menuRow: { ...plainLink, display: "flex", gap: 3, p: 3, borderRadius: "control", "&:hover": { bg: "ground" } },
  textLink: { color: "link", fontWeight: "medium", textUnderlineOffset: "0.25em" },
  // One link makes the whole card clickable: its area is stretched over the card.
  coverLink: {
    color: "link",
    fontWeight: "medium",
    textUnderlineOffset: "0.25em",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
  footerLink: { ...plainLink, display: "inline-flex", alignItems: "center", minHeight: 32, color: "muted" },
  prose: {
    "& > * + *": { mt: 4 },
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
  },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: "body",
    "th, td": {
      textAlign: "left",
      verticalAlign: "top",
      py: 3,
      pr: 5,
      borderBottom: "1px solid",
      borderColor: "hairline",
    },
    "th[scope=row]": { width: "16rem", fontWeight: "body", color: "muted" },
    td: { fontFamily: "mono", fontVariantNumeric: "tabular-nums" },
  },
  caption: { textAlign: "left", variant: "text.h4", pb: 3 },
  grid: { display: "grid", gap: 5, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))" },
};

export const forms: Record<string, ThemeUICSSObject> = {
  label: { display: "block", fontWeight: "medium", mb: 2 },
  control: {
    width: "100%",
    minHeight: "control",
    px: 4,
    py: 3,
    bg: "ground",
    color: "text",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "control",
  },
};
