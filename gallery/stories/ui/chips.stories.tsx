import { useState } from "react";
import { Chips, type Choice } from "../../../src/ui/chips";

export default { title: "Components / Chips" };

const CHOICES: readonly Choice[] = [
  { value: "all", text: "All" },
  { value: "guides", text: "Guides" },
  { value: "news", text: "News" },
];

export const Filter = () => {
  const [chosen, setChosen] = useState("all");
  return <Chips label="Category" choices={CHOICES} chosen={chosen} onChoose={setChosen} />;
};
