import type { ThemeUICSSObject } from "@theme-ui/core";
import { hover } from "./hover";
import { gutter } from "./layout";
import { floatingShadow } from "./tokens";

const plainLink: ThemeUICSSObject = {
  color: "text",
  textDecoration: "none",
  ...hover({ textDecoration: "underline", textUnderlineOffset: "0.25em" }),
};

const menu: ThemeUICSSObject = {
  position: "absolute",
  // Below the bar, which is higher than the button.
  top: "var(--bar)",
  p: 2,
  m: 0,
  whiteSpace: "normal",
  bg: "raised",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "card",
  boxShadow: floatingShadow,
};

/** Variants for the bar with its menus, and for the footer. */
export const chrome: Record<string, ThemeUICSSObject> = {
  bar: {
    position: "fixed",
    top: 0,
    insetInline: 0,
    zIndex: 20,
    color: "text",
    borderBottom: "1px solid transparent",
    "&[data-opaque=true]": { bg: "background", borderColor: "hairline" },
  },
  barInner: {
    // Its menus stay within it.
    position: "relative",
    maxWidth: "wide",
    mx: "auto",
    px: gutter,
    display: "flex",
    alignItems: "center",
    gap: 4,
    height: "var(--bar)",
    // Brand and buttons never break within a word.
    overflowWrap: "normal",
    containerType: "inline-size",
  },
  // Visually hidden where the bar is too narrow for the text; the icon remains.
  menuLabel: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    "@container (max-width: 19rem)": { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" },
  },
  barLink: {
    ...plainLink,
    display: "inline-flex",
    alignItems: "center",
    gap: 1,
    minHeight: "control",
    px: 2,
    fontSize: "body",
    whiteSpace: "nowrap",
    cursor: "pointer",
  },
  // The bar shows its links where all of them fit (gatsby/node/bar-width.ts).
  wideOnly: { display: "none", alignItems: "center", whiteSpace: "nowrap" },
  sheet: {
    position: "fixed",
    top: "var(--bar)",
    insetInline: 0,
    maxHeight: "80vh",
    "@supports (height: 1dvh)": { maxHeight: "80dvh" },
    overflowY: "auto",
    overscrollBehavior: "contain",
    p: 5,
    bg: "raised",
    borderBottom: "1px solid",
    borderColor: "hairline",
    boxShadow: floatingShadow,
    // Several columns on tablets and laptops.
    "div > ul": { columns: "18rem" },
    li: { breakInside: "avoid" },
  },
  menu,
  menuList: {
    ...menu,
    // Begins with the icons below the button; narrower where less than its width is left in the bar.
    display: "grid",
    gridTemplateColumns: "minmax(16rem, 44rem)",
    marginInlineStart: "-1rem",
    marginInlineEnd: gutter,
    // Near the end of the bar, where nothing is left.
    "[data-menu]:nth-last-child(-n + 2) > &": { insetInlineEnd: 0 },
    // So that a long list fits a laptop: what is sold, and what helps to choose.
    "& > ul": { columns: "15rem 2" },
    li: { breakInside: "avoid" },
  },
  menuRow: {
    color: "text",
    textDecoration: "none",
    display: "flex",
    gap: 4,
    p: 3,
    borderRadius: "control",
    ...hover({ bg: "background" }),
    "&[aria-current=page]": { bg: "background" },
  },
  phoneLink: { ...plainLink, display: "flex", alignItems: "center", gap: 4, minHeight: "control" },
  footerLink: {
    ...plainLink,
    display: "inline-flex",
    alignItems: "center",
    minHeight: ["touch", "touch", 32],
    // Separates links of two lines; those of one line are not higher.
    lineHeight: 1.3,
    py: [2, 2, 1],
    color: "muted",
  },
};
