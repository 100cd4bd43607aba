import type { ThemeUICSSObject } from "@theme-ui/core";
import { sizes } from "./tokens";

export const sectionPadding = "clamp(4rem, 2.667rem + 5.926vw, 8rem)";
export const gutter = "clamp(1.25rem, 1rem + 1.111vw, 2rem)";

const band: ThemeUICSSObject = { position: "relative", bg: "ground", color: "text", py: sectionPadding };

const hero: ThemeUICSSObject = {
  // Over the picture, whose own controls stay within reach beside the words.
  position: "relative",
  zIndex: 1,
  pointerEvents: "none",
  "& > *": { pointerEvents: "auto" },
  maxWidth: "wide",
  mx: "auto",
  px: gutter,
  pt: `calc(${sizes.bar}px + clamp(3rem, 2rem + 3vw, 5rem))`,
  pb: "clamp(3rem, 2rem + 3vw, 5rem)",
  display: "grid",
  alignItems: "center",
};

export const layout: Record<string, ThemeUICSSObject> = {
  band,
  // The first band of a page stands under the navigation bar, which lies over it.
  underBar: { ...band, pt: `calc(${sizes.bar}px + clamp(2.5rem, 1.5rem + 4.444vw, 6rem))` },
  container: { maxWidth: "wide", mx: "auto", px: gutter },
  hero: { ...hero, minHeight: ["auto", null, "clamp(34rem, 74svh, 48rem)"] },
  heroPlain: hero,
  heroHome: { ...hero, minHeight: ["auto", null, "clamp(40rem, 100svh, 64rem)"] },
  // A picture behind a whole band, at its foot.
  backdrop: {
    position: "absolute",
    inset: "auto 0 0 0",
    height: "60%",
    zIndex: -1,
    maskImage: "linear-gradient(180deg, transparent 0%, #000 60%)",
    img: { width: "100%", height: "100%", objectFit: "cover" },
  },
  grid: { display: "grid", gap: 5, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))" },
  columns: { display: "grid", gap: [6, 6, 8], gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"], alignItems: "center" },
  // Rows between hairlines: the quiet way to set out what belongs together.
  rows: { display: "grid", "& > li": { borderTop: "1px solid", borderColor: "hairline", py: 5 } },
  form: {
    position: "relative",
    display: "grid",
    gap: 4,
    gridTemplateColumns: ["minmax(0, 1fr)", "1fr 1fr"],
    maxWidth: "text",
    "& > *": { gridColumn: "1 / -1" },
    "& > [data-half]": { gridColumn: "auto" },
  },
  cluster: { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" },
  textLink: { color: "link", fontWeight: "medium", textUnderlineOffset: "0.25em" },
  // One link makes the whole card clickable: its area is stretched over the card.
  coverLink: {
    color: "link",
    fontWeight: "medium",
    textUnderlineOffset: "0.25em",
    "&::after": { content: '""', position: "absolute", inset: 0 },
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
    "th[scope=row]": { width: ["9rem", "16rem"], fontWeight: "body", color: "muted" },
    td: { fontFamily: "mono", fontVariantNumeric: "tabular-nums", fontSize: ["small", "body"] },
  },
  caption: { textAlign: "left", variant: "text.h4", pb: 3 },
  // A list whose points are short lines of the ramp.
  points: {
    p: 0,
    m: 0,
    listStyle: "none",
    display: "grid",
    gap: 2,
    "& > li": { pl: 5, position: "relative" },
    "& > li::before": {
      content: '""',
      position: "absolute",
      left: 0,
      top: "0.7em",
      width: "0.75rem",
      height: 2,
      bg: "mark",
    },
  },
};
