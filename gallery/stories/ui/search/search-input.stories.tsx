import { useState } from "react";
import { SearchInput } from "../../../../src/ui/search/search-input";

export default { title: "Components / Search input" };

export const Default = () => {
  const [value, setValue] = useState("");
  return (
    <div sx={{ position: "relative" }}>
      <SearchInput label="Search the site" placeholder="Search..." value={value} onChange={setValue} />
    </div>
  );
};
