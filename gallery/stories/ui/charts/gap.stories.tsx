import { Gap } from "../../../../src/ui/charts/gap";

export default { title: "Components / Charts / Gap" };

const PX_PER_MM = 96 / 25.4;

export const Inside = () => (
  <Gap pxPerMm={PX_PER_MM} gap={20} text="Tolerance: ±20 mm" bars={[{ size: 14.1, text: "Scanner: ±14.1 mm" }]}>
    A wall, and where a plan may show it.
  </Gap>
);

export const Across = () => (
  <Gap
    pxPerMm={PX_PER_MM}
    gap={3}
    text="Tolerance: ±3 mm"
    bars={[
      { size: 14.1, text: "Scanner: ±14.1 mm" },
      { size: 2, text: "Total station: ±2 mm" },
    ]}
  >
    A wall, and where a plan may show it.
  </Gap>
);
