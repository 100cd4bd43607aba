import { useState } from "react";
import { Ruler } from "../../../../src/ui/charts/ruler";

export default { title: "Components / Charts / Ruler" };

const RULER = {
  scale: { start: 100, end: 0.5 },
  unit: "mm",
  formatNumber: String,
  bands: [
    { text: "Coarse", range: "over 20 mm", from: 100, to: 20 },
    { text: "Middle", range: "20 to 2 mm", from: 20, to: 2 },
    { text: "Fine", range: "2 to 0 mm", from: 2, to: 0 },
  ],
  ticks: [
    { id: "plan", at: 50, text: "Floor plan", value: "±50 mm" },
    { id: "drawing", at: 20, text: "Drawing", value: "±20 mm" },
    { id: "pipe", at: 3, text: "Pipe", value: "±3 mm" },
    { id: "joint", at: 0.6, text: "A joint with a long name", value: "±0.6 mm" },
  ],
  brackets: [
    { text: "Our scanner: ±14 mm", to: 14, isOurs: true },
    { text: "Laser tracker", to: 0 },
  ],
};

export const Drawing = () => <Ruler {...RULER} />;

export const Control = () => {
  const [chosen, setChosen] = useState("drawing");
  return <Ruler {...RULER} choice={{ name: "tick", chosen, onChoose: setChosen }} />;
};
