import type { ThemeUICSSObject } from "@theme-ui/core";

// What lies over the picture of a tour. It comes with the parts that import it, not with every page.

const scrim = "rgb(7 11 10 / .86)";

/** Words on their own dark ground. */
export const note: ThemeUICSSObject = {
  variant: "text.small",
  px: 3,
  py: 2,
  color: "text",
  bg: scrim,
  borderRadius: "control",
};

/** A live region at the head of the picture, nothing while it is empty. */
export const status: ThemeUICSSObject = {
  position: "absolute",
  left: "50%",
  top: 4,
  transform: "translateX(-50%)",
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  "&:not(:empty)": note,
};

/** The button of a picture that is not opened yet, on a shade that lets it be read on white walls. */
export const cover: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  p: 5,
  background: "radial-gradient(closest-side, rgb(7 11 10 / .56), rgb(7 11 10 / .08))",
};

/** The list of what was measured, over the buttons. */
export const panel: ThemeUICSSObject = {
  position: "absolute",
  left: 4,
  bottom: "5rem",
  maxWidth: "min(25rem, calc(100% - 2rem))",
  p: 4,
  color: "text",
  bg: scrim,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "card",
};

/** A way to another station: a disc of the near colour that lies on the floor, and its name. */
export const arrow: ThemeUICSSObject = {
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
