import type { ThemeUICSSObject } from "@theme-ui/core";
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
  // A picture that fills the card, its words over the picture's darkened foot.
  tile: {
    ...zoom,
    ...hover(zoomed),
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
  plain: { ...zoom, ...hover(zoomed), position: "relative" },
};
