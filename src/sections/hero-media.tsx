import type { ReactNode } from "react";

const TO_LEFT = "linear-gradient(90deg, transparent 0%, rgb(0 0 0 / .35) 22%, #000 48%)";
const TO_TOP = "linear-gradient(180deg, transparent 0%, #000 22%)";

/** The picture of a hero: it runs out of the page and fades into the ink where the words stand. */
export const HeroMedia = ({ children }: { children: ReactNode }) => (
  <div
    sx={{
      position: ["relative", null, "absolute"],
      zIndex: -1,
      inset: [null, null, "0 0 0 36%"],
      aspectRatio: ["4 / 3", "16 / 9", "auto"],
      mt: ["-3rem", null, 0],
      maskImage: [TO_TOP, null, TO_LEFT],
      "picture, img": { width: "100%", height: "100%" },
      "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
    }}
  >
    {children}
  </div>
);
