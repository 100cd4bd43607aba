import type { ThemeUICSSObject } from "@theme-ui/core";
import { inkRgb } from "@brand";
import { hover } from "./hover";

const zoom: ThemeUICSSObject = { "& picture img": { transition: "transform 400ms cubic-bezier(.2,0,0,1)" } };
const zoomed: ThemeUICSSObject = { "& picture img": { transform: "scale(1.03)" } };

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
    ...hover({ ...zoomed, borderColor: "border" }),
  },
  // A picture that fills the card, with text on a dark gradient at its bottom.
  tile: {
    ...zoom,
    ...hover(zoomed),
    position: "relative",
    display: "grid",
    overflow: "hidden",
    borderRadius: "media",
    isolation: "isolate",
    bg: "background",
    color: "text",
    "& > picture": { position: "absolute", inset: 0, zIndex: -2 },
    "& > picture img": { width: "100%", height: "100%", objectFit: "cover" },
    // From the first line on, an opacity of at least .72 keeps muted text legible on a white picture.
    "& > div": {
      paddingTop: "5rem",
      background: `linear-gradient(180deg, rgb(${inkRgb} / 0), rgb(${inkRgb} / .76) 4.5rem, rgb(${inkRgb} / .92))`,
    },
  },
  plain: { ...zoom, ...hover(zoomed), position: "relative" },
};
