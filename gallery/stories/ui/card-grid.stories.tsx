import { CardGrid } from "../../../src/ui/card-grid";
import { EntryCard } from "../../../src/ui/entry-card";

export default { title: "Components / Card grid" };

const TITLES = ["Scan a stairwell", "Level a point cloud", "Share a floor plan", "Measure a facade"];

export const Default = () => (
  <CardGrid>
    {TITLES.map((title) => (
      <EntryCard
        key={title}
        label="Tutorial"
        title={title}
        text="What to prepare, and how to check the result."
        link={{ to: "/academy", text: "Read the tutorial" }}
      />
    ))}
  </CardGrid>
);
