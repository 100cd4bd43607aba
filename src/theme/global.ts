import { css } from "@emotion/react";
import { fontFaces, fonts } from "@brand";
import { bandProperties, bands } from "./bands";
import { fontSizes, sizes } from "./tokens";

/** Styles that apply to elements without a class. */
export const globalStyles = css([
  ...fontFaces.map((face) => ({ "@font-face": face })),
  {
    ":root": { ...bandProperties("bone"), colorScheme: "light" },
    ":root[dir=rtl]": { "--inline-angle": "270deg" },
    "*, *::before, *::after": { boxSizing: "border-box" },
    html: {
      scrollPaddingTop: sizes.bar + 16,
      textSizeAdjust: "100%",
      WebkitTextSizeAdjust: "100%",
    },
    body: {
      margin: 0,
      background: "var(--background)",
      color: "var(--text)",
      fontFamily: fonts.body,
      fontSize: fontSizes.body,
      lineHeight: 1.6,
      // Text at 200 % zoom must not make the page wider than the screen. `anywhere` would make one letter the smallest width
      // of each column.
      overflowWrap: "break-word",
      WebkitFontSmoothing: "antialiased",
    },
    "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
    "ul[class], ol[class]": { padding: 0, listStyle: "none" },
    // Columns may be narrower than their longest word, which then breaks, so that large text fits on a phone.
    ":where(main, footer) :where(*)": { minWidth: 0 },
    "h1, h2, h3, h4": { overflowWrap: "anywhere" },
    "img, video, iframe": { display: "block", maxWidth: "100%" },
    // Words of other languages can be wider than a phone or a column. In English, hyphens would only change the lines,
    // except in tables.
    ":root:not(:lang(en)) body": { hyphens: "auto", hyphenateLimitChars: "12 4 4" },
    ":root:not(:lang(en)) main :lang(en)": { hyphens: "manual" },
    "th, td": { hyphens: "auto", hyphenateLimitChars: "8 3 3" },
    "header, pre, code": { hyphens: "manual" },
    // Code is written from left to right in every language.
    "[dir=rtl] :is(pre, code)": { direction: "ltr", unicodeBidi: "isolate" },
    "[dir=rtl] [type=email]": { direction: "ltr", textAlign: "end" },
    // Arabic joins its letters, and has marks above and below them.
    "[dir=rtl] *": { letterSpacing: "0 !important" },
    "[dir=rtl] :is(h1, h2, h3)": { lineHeight: "1.3 !important" },
    // Bold would need another font file on the first screen.
    th: { fontWeight: "inherit" },
    "button, input, textarea, select": { font: "inherit", color: "inherit" },
    "a, button, summary, input, select, textarea, [tabindex]": {
      "&:focus-visible": { outline: "2px solid var(--link)", outlineOffset: 3 },
    },
    "[hidden]": { display: "none !important" },
    "::selection": { background: bands.ink.action, color: bands.ink.actionText },
    // Print: dark text on white, without elements that are only for the screen.
    "@media print": {
      '[style*="--background"]': Object.fromEntries(
        Object.entries({ ...bandProperties("bone"), "--background": "#fff", "--raised": "#fff" }).map(
          ([name, value]) => [name, `${value} !important`],
        ),
      ),
      "[data-opaque], footer, [data-script], video, #first-screen picture, section[aria-labelledby=closing]": {
        display: "none !important",
      },
      "a[href]": { color: "inherit !important" },
      "details::details-content": { display: "block", contentVisibility: "visible" },
    },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
    },
  },
]);
