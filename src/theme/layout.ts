import type { ThemeUICSSObject } from "@theme-ui/core";
import { sizes } from "./tokens";

const sectionPadding = "clamp(3rem, 2rem + 4.444vw, 6.5rem)";
export const gutter = "clamp(1.25rem, 1rem + 1.111vw, 2rem)";
/** Distance between the edge of the page and the content of a wide container. */
export const containerEdge = `max(${gutter}, 50vw - ${sizes.wide} / 2 + ${gutter})`;

const band: ThemeUICSSObject = {
  position: "relative",
  bg: "background",
  color: "text",
  py: sectionPadding,
  // The space between two bands of one color would be twice that between others.
  "[data-band=ink] + &[data-band=ink], [data-band=bone] + &[data-band=bone]": { pt: 0 },
};

const hero: ThemeUICSSObject = {
  // Above the picture. Pointer events pass through, so that controls of the picture next to the text can be reached.
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
  // The navigation bar covers the top of the first band.
  underBar: { ...band, pt: `calc(${sizes.bar}px + clamp(2.5rem, 1.5rem + 4.444vw, 6rem))` },
  container: { maxWidth: "wide", mx: "auto", px: gutter },
  hero: { ...hero, minHeight: [null, null, "clamp(34rem, 74svh, 48rem)"] },
  heroPlain: hero,
  heroTool: {
    ...hero,
    pt: sizes.bar + 32,
    pb: 6,
    "& > div": { maxWidth: "none" },
    h1: { fontSize: "h2" },
  },
  heroHome: { ...hero, minHeight: [null, null, "clamp(40rem, 88svh, 60rem)"] },
  cardGrid: { display: "grid", gap: 5, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))" },
  form: {
    position: "relative",
    display: "grid",
    gap: 4,
    gridTemplateColumns: ["minmax(0, 1fr)", "1fr 1fr"],
    maxWidth: "text",
    "& > *": { gridColumn: "1 / -1" },
    "& > [data-half]": { gridColumn: "auto" },
  },
  textLink: { color: "link", fontWeight: "medium", textUnderlineOffset: "0.25em" },
  // The link covers its card, so that a click anywhere on the card follows it.
  coverLink: {
    color: "link",
    fontWeight: "medium",
    textUnderlineOffset: "0.25em",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
};
