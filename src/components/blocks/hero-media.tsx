import type { ReactNode } from "react";

const FADE_TOP = "linear-gradient(180deg, transparent 0%, #000 30%)";
// Also fades at the top, because the text of the navigation bar would be illegible on a bright picture.
const FADE_LEFT =
  "linear-gradient(90deg, transparent 0%, #0006 22%, #000 48%), linear-gradient(180deg, #0004 0%, #000 30%)";
const FADE_LEFT_AND_TOP = `linear-gradient(90deg, transparent 0%, #000 24%), ${FADE_TOP}`;

interface HeroMediaProps {
  /** Shows the picture uncropped at the bottom of the hero. */
  isUncropped: boolean;
  children: ReactNode;
}

/** The picture of a hero: it extends to the edge of the page and fades out behind the text. */
export const HeroMedia = ({ isUncropped, children }: HeroMediaProps) => (
  <div
    sx={{
      position: ["relative", null, "absolute"],
      zIndex: 0,
      inset: [null, null, ...(isUncropped ? ["auto 0 0 34%", "auto 0 0 40%"] : ["0 0 0 36%"])],
      aspectRatio: ["4 / 3", "16 / 9", isUncropped ? "16 / 9" : "auto"],
      mt: ["-3rem", null, 0],
      maskImage: [FADE_TOP, null, isUncropped ? FADE_LEFT_AND_TOP : FADE_LEFT],
      maskComposite: "intersect",
      "picture, img": { width: "100%", height: "100%" },
      "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
    }}
  >
    {children}
  </div>
);
