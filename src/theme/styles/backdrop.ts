import type { ThemeUICSSObject } from "@theme-ui/core";

// A picture at the bottom of a band, behind the text. It fades out before the footer, which has the same background. On a phone it is lower, so that it begins below the buttons.
export const backdrop: ThemeUICSSObject = {
  position: "absolute",
  inset: "auto 0 0",
  height: ["45%", "60%"],
  zIndex: -1,
  maskImage: "linear-gradient(180deg, transparent 0%, #000 60%, #000 82%, transparent)",
  img: { width: "100%", height: "100%", objectFit: "cover" },
};
