import type { ThemeUICSSObject } from "@theme-ui/core";
import { note, scrim } from "./viewer-cover";

// What lies over the picture of a tour that is opened.

/** The list of what was measured, over the buttons. On phones these take two rows, and the cross must stay in sight. */
export const panel: ThemeUICSSObject = {
  position: "absolute",
  left: 4,
  bottom: ["7.75rem", "5rem"],
  maxWidth: "min(25rem, calc(100% - 2rem))",
  maxHeight: ["6rem", "none"],
  overflowY: "auto",
  px: 4,
  py: [2, 4],
  color: "text",
  bg: scrim,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "card",
};

/** A way to another station: a disc of the near colour that lies on the floor, and its name. */
export const arrow: ThemeUICSSObject = {
  // A pinch that begins on an arrow must not zoom the page.
  touchAction: "none",
  position: "absolute",
  left: 0,
  top: 0,
  display: "grid",
  justifyItems: "center",
  gap: 1,
  minWidth: "touch",
  color: "text",
  "& > svg": { bg: "near", color: "actionText", borderRadius: "full", p: 2, boxSizing: "content-box" },
  "& > span": { ...note, variant: "text.label", color: "text", py: 1 },
};

/** The edge that keeps lines and points to be seen on any picture. */
export const edge = { stroke: "#070B0A", strokeOpacity: 0.6 } as const;

/** The address of the view, over the buttons, to be copied by hand. */
export const addressPanel: ThemeUICSSObject = {
  ...panel,
  left: 0,
  right: 0,
  bottom: "calc(100% + 0.5rem)",
  maxHeight: "none",
  display: "grid",
  gap: 2,
  maxWidth: "25rem",
  mx: "auto",
};
