import type { ReactNode } from "react";
import { bandProperties } from "../src/theme/bands";

/** A box as wide as a column of cards, whose pictures are cropped as on the site. */
export const CardFrame = ({ children }: { children: ReactNode }) => (
  <div sx={{ maxWidth: "26rem", img: { aspectRatio: "1.6" } }}>{children}</div>
);

/** A dark view, over which controls are drawn in every band. */
export const ViewFrame = ({ children }: { children: ReactNode }) => (
  <div style={bandProperties("ink")} sx={{ bg: "background", p: 5 }}>
    {children}
  </div>
);
