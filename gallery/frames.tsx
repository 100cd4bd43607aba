import type { ReactNode } from "react";

/** A box as wide as a column of cards, whose pictures are cropped as on the site. */
export const CardFrame = ({ children }: { children: ReactNode }) => (
  <div sx={{ maxWidth: "26rem", img: { aspectRatio: "1.6" } }}>{children}</div>
);
