import type { ThemeUICSSObject } from "@theme-ui/core";
import { ownDirection } from "./own-direction";
import { rampGradient } from "./tokens";

const heading: ThemeUICSSObject = { fontFamily: "heading", fontWeight: "heading", textWrap: "balance" };

const label: ThemeUICSSObject = { fontFamily: "mono", fontSize: "label", lineHeight: 1.5, color: "subtle" };

export const text = {
  display: { ...heading, fontSize: "display", lineHeight: 1.02, letterSpacing: "-.03em" },
  h1: { ...heading, fontSize: "h1", lineHeight: 1.05, letterSpacing: "-.025em" },
  h2: { ...heading, fontSize: "h2", lineHeight: 1.1, letterSpacing: "-.02em" },
  h3: { ...heading, fontSize: "h3", lineHeight: 1.2, letterSpacing: "-.01em" },
  h4: { ...heading, fontSize: "h4", lineHeight: 1.3 },
  // Bold text that appears later, such as in a menu. The bold body font would load too late for `font-display: optional`.
  strong: heading,
  // A single figure that fills the width of the page.
  giant: {
    ...heading,
    fontSize: "clamp(5rem, 2rem + 15vw, 15rem)",
    lineHeight: 0.9,
    letterSpacing: "-.04em",
    fontVariantNumeric: "tabular-nums",
  },
  lead: {
    overflowWrap: "anywhere",
    fontSize: "lead",
    lineHeight: 1.5,
    color: "muted",
    maxWidth: "text",
    textWrap: "pretty",
  },
  muted: { color: "muted", textWrap: "pretty" },
  small: { fontSize: "small", lineHeight: 1.5, color: "muted" },
  label,
  // The label of a band, underlined with the depth ramp.
  rule: {
    ...label,
    display: "inline-block",
    overflowWrap: "anywhere",
    pb: 2,
    backgroundImage: rampGradient,
    backgroundSize: "100% 2px",
    backgroundPosition: "0 100%",
    backgroundRepeat: "no-repeat",
    paddingInlineEnd: 7,
  },
  figure: { fontFamily: "mono", fontVariantNumeric: "tabular-nums", fontWeight: "medium", ...ownDirection },
  error: { fontSize: "small", lineHeight: 1.5, color: "error" },
} satisfies Record<string, ThemeUICSSObject>;
