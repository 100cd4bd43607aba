import { css } from "@emotion/react";
import { fontSizes, radii, sizes } from "../../theme/tokens";
import { gutter } from "../../theme/layout";
import { ANNOUNCEMENT_ID, SKIP_ID } from "./announcement";

const BAR = `#${ANNOUNCEMENT_ID}`;
const SKIP = `#${SKIP_ID}`;

/**
 * The bar is in the flow, so that it scrolls away. The header then sticks below it instead of being fixed at the top, and
 * takes no room, so that it still covers the top of the first band.
 */
export const announcementStyles = css({
  [BAR]: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    paddingBlock: 4,
    paddingInline: gutter,
    background: "var(--raised)",
    color: "var(--text)",
    borderBottom: "1px solid var(--hairline)",
    fontSize: fontSizes.small,
    lineHeight: 1.5,
  },
  [SKIP]: {
    position: "fixed",
    top: 8,
    insetInlineStart: 8,
    zIndex: 30,
    display: "inline-flex",
    alignItems: "center",
    minHeight: sizes.control,
    paddingInline: 24,
    borderRadius: radii.control,
    background: "var(--action)",
    color: "var(--actionText)",
    fontWeight: 500,
    textDecoration: "none",
    transform: "translateY(-200%)",
  },
  [`${SKIP}:focus`]: { transform: "none" },
  [`${SKIP} ~ #___gatsby a[href="#main"]`]: { display: "none" },
  [`${BAR} p`]: { paddingBlock: 8 },
  [`${BAR} a`]: {
    color: "inherit",
    textUnderlineOffset: "0.25em",
    // The area to press, without a higher line.
    paddingBlock: 12,
  },
  [`${BAR} :is(a, button):focus-visible`]: { outlineOffset: 0 },
  [`${BAR} button`]: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: sizes.touch,
    height: sizes.touch,
    marginInlineEnd: -12,
    padding: 0,
    border: "none",
    background: "none",
    cursor: "pointer",
  },
  [`${BAR} ~ #___gatsby header[data-opaque]`]: { position: "sticky", marginBlockEnd: "calc(-1px - var(--bar))" },
  [`${BAR} ~ #___gatsby header [data-menu] > nav[data-panel]`]: {
    position: "absolute",
    top: "100%",
    maxHeight: `calc(80vh - ${sizes.bar}px)`,
  },
  "@media print": { [`${BAR}, ${SKIP}`]: { display: "none" } },
});
