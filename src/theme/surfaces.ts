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
  plain: { ...zoom, ...hover(zoomed), position: "relative" },
};
