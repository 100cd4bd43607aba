import { useState } from "react";
import { Chips, type Choice } from "../../../src/components/ui/chips";

export default { title: "Components / Chips" };

const CHOICES: readonly Choice[] = [
  { value: "all", text: "All", count: 12 },
  { value: "guides", text: "Guides", count: 7 },
  { value: "news", text: "News", count: 5 },
];

const Filter = ({ choices }: { choices: readonly Choice[] }) => {
  const [chosen, setChosen] = useState("all");
  return <Chips label="Category" choices={choices} chosen={chosen} onChoose={setChosen} />;
};

export const WithCounts = () => <Filter choices={CHOICES} />;

export const WithoutCounts = () => <Filter choices={CHOICES.map(({ value, text }) => ({ value, text }))} />;
