import { useState } from "react";
import { ListControls } from "../../../src/blocks/list-controls";

export default { title: "Blocks / List controls" };

const CHOICES = [
  { value: "all", text: "All", count: 9 },
  { value: "guides", text: "Guides", count: 9 },
];

const Example = ({ hasSearch }: { hasSearch: boolean }) => {
  const [chosen, setChosen] = useState("all");
  const [value, setValue] = useState("");
  const search = { label: "Search the articles", placeholder: "Search articles...", value, onChange: setValue };
  return (
    <ListControls
      {...(hasSearch && { search })}
      filter={{ label: "Category", choices: CHOICES, chosen, onChoose: setChosen }}
      count={9}
      countText="Articles: {count}"
    />
  );
};

export const WithSearch = () => <Example hasSearch />;

export const FilterOnly = () => <Example hasSearch={false} />;
