import type { ReactNode } from "react";

const TO_LEFT = "linear-gradient(90deg, transparent 0%, rgb(0 0 0 / .35) 22%, #000 48%)";
const TO_TOP = "linear-gradient(180deg, transparent 0%, #000 22%)";

/** The picture of a hero: it runs out of the page and fades into the ink where the words stand. */
const TO_LEFT_AND_TOP =
  "linear-gradient(90deg, transparent 0%, #000 24%), linear-gradient(180deg, transparent 0%, #000 30%)";

interface HeroMediaProps {
  /** The picture is shown whole, at the hero's foot. */
  whole: boolean;
  children: ReactNode;
}

export const HeroMedia = ({ whole, children }: HeroMediaProps) => (
  <div
    sx={{
      position: ["relative", null, "absolute"],
      zIndex: -1,
      inset: [null, null, whole ? "auto 0 0 34%" : "0 0 0 36%"],
      aspectRatio: ["4 / 3", "16 / 9", whole ? "16 / 9" : "auto"],
      mt: ["-3rem", null, 0],
      maskImage: [TO_TOP, null, whole ? TO_LEFT_AND_TOP : TO_LEFT],
      maskComposite: "intersect",
      "picture, img": { width: "100%", height: "100%" },
      "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
    }}
  >
    {children}
  </div>
);
