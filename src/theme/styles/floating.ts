import type { ThemeUICSSObject } from "@theme-ui/core";
import { inkRgb } from "@brand";
import { containerEdge } from "../layout";
import { floatingShadow } from "../tokens";

// Styles of layers above the page, in a separate file so that only pages with such layers load them.

export const dialog: ThemeUICSSObject = {
  width: "min(40rem, calc(100vw - 2rem))",
  maxWidth: "none",
  maxHeight: "min(52rem, calc(100vh - 2rem))",
  "@supports (height: 1dvh)": { maxHeight: "min(52rem, calc(100dvh - 2rem))" },
  m: "auto",
  p: 0,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  bg: "background",
  color: "text",
  boxShadow: floatingShadow,
  overflow: "hidden",
  "&::backdrop": { background: `rgb(${inkRgb} / .72)` },
};

export const notice: ThemeUICSSObject = {
  width: "min(24rem, calc(100vw - 2rem))",
  p: 4,
  bg: "raised",
  color: "text",
  border: "1px solid",
  borderColor: "border",
  borderRadius: "card",
  boxShadow: floatingShadow,
};

/** In the corner of the first screen, so that nothing in the page moves. It scrolls with the page, of which it would cover a part. */
export const languageOffer: ThemeUICSSObject = {
  ...notice,
  position: "absolute",
  top: "100vh",
  "@supports (height: 1svh)": { top: "100svh" },
  transform: "translateY(-100%)",
  mt: [-3, -5],
  p: [3, 4],
  // At the start are the buttons of the hero.
  insetInlineStart: [3, "auto"],
  insetInlineEnd: [null, containerEdge],
  // Below the bar and its menus.
  zIndex: 10,
  display: "flex",
  gap: 4,
  alignItems: "start",
  justifyContent: "space-between",
  "@media print": { display: "none" },
};
