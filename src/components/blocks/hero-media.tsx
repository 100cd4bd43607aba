import type { ReactNode } from "react";

const TO_TOP = "linear-gradient(180deg, transparent 0%, #000 30%)";
// Under the navigation, whose words would be lost on a bright picture, it fades too.
const TO_LEFT =
  "linear-gradient(90deg, transparent 0%, #0006 22%, #000 48%), linear-gradient(180deg, #0004 0%, #000 30%)";
const TO_LEFT_AND_TOP = `linear-gradient(90deg, transparent 0%, #000 24%), ${TO_TOP}`;

interface HeroMediaProps {
  /** The picture is shown whole, at the hero's foot. */
  whole: boolean;
  children: ReactNode;
}

/** The picture of a hero: it runs out of the page and fades into the ink where the words stand. */
export const HeroMedia = ({ whole, children }: HeroMediaProps) => (
  <div
    sx={{
      position: ["relative", null, "absolute"],
      zIndex: 0,
      inset: [null, null, ...(whole ? ["auto 0 0 34%", "auto 0 0 40%"] : ["0 0 0 36%"])],
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
