import type { ThemeUICSSObject } from "@theme-ui/core";
import { bands, inkRgb, inkTextRgb } from "@brand";
import { hover } from "./hover";

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
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  "&[aria-disabled=true], &:disabled": { cursor: "progress", opacity: 0.7 },
};

const plain: ThemeUICSSObject = {
  appearance: "none",
  bg: "transparent",
  border: "none",
  p: 0,
  m: 0,
  font: "inherit",
  color: "inherit",
  textAlign: "inherit",
  cursor: "pointer",
};

export const buttons: Record<string, ThemeUICSSObject> = {
  plain,
  primary: { ...button, bg: "action", color: "actionText", ...hover({ bg: "actionHover" }) },
  secondary: {
    ...button,
    bg: "transparent",
    color: "text",
    borderColor: "border",
    ...hover({ borderColor: "text" }),
  },
  // A square with an icon. Its accessible name is visually hidden text.
  icon: {
    ...button,
    width: "touch",
    minHeight: "touch",
    height: "touch",
    px: 0,
    bg: "transparent",
    color: "text",
    borderColor: "border",
    ...hover({ borderColor: "text" }),
  },
  // On a video or a picture, whose colors are unknown.
  onVideo: {
    ...button,
    minHeight: "touch",
    px: 4,
    bg: `rgb(${inkRgb} / .72)`,
    color: bands.ink.text,
    borderColor: `rgb(${inkTextRgb} / .32)`,
    fontSize: "small",
    ...hover({ borderColor: bands.ink.text }),
  },
  chip: {
    ...button,
    minHeight: "touch",
    px: 4,
    // Of a text on two lines.
    py: 2,
    textAlign: "start",
    borderRadius: "full",
    borderColor: "border",
    bg: "transparent",
    color: "text",
    fontSize: "small",
    ...hover({ borderColor: "text" }),
    "&[aria-pressed=true]": { bg: "text", color: "background", borderColor: "text" },
    // The check mark is a pseudo-element: adding and removing an element would be slower.
    "&[aria-pressed=true]::before": {
      content: '""',
      width: "6px",
      height: "11px",
      mx: "5px",
      border: "solid",
      borderWidth: "0 1.5px 1.5px 0",
      transform: "translateY(-2px) rotate(45deg)",
    },
  },
  tab: {
    ...plain,
    display: "inline-flex",
    alignItems: "center",
    minHeight: "control",
    fontWeight: "medium",
    color: "muted",
    borderBottom: "2px solid transparent",
    ...hover({ color: "text" }),
    "&[aria-selected=true]": { color: "text", borderColor: "link" },
  },
};

export const forms: Record<string, ThemeUICSSObject> = {
  label: {
    display: "block",
    fontWeight: "medium",
    mb: 2,
    // The star is not part of the name, except in browsers that know no alternative text for it.
    "&[data-marked]::after": { content: '" *"', "@supports (content: '*' / '')": { content: '" *" / ""' } },
  },
  control: {
    display: "block",
    width: "100%",
    minHeight: "control",
    px: 4,
    py: 3,
    bg: "background",
    color: "text",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "control",
    ...hover({ borderColor: "text" }),
    // As high as the button next to it.
    "&:is(input)": { py: 2 },
    // When the focus moves to it, its label also stays below the bar.
    scrollMarginTop: "3.5rem",
    "&::placeholder": { color: "subtle", opacity: 1 },
    "&[aria-invalid=true]": { borderColor: "error" },
  },
};
