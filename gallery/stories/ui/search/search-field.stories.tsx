import { useState } from "react";
import { SearchField } from "../../../../src/ui/search/search-field";

export default { title: "Components / Search field" };

const Example = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial);
  return <SearchField label="Search the articles" placeholder="Search articles..." value={value} onChange={setValue} />;
};

export const Empty = () => <Example initial="" />;

export const Filled = () => <Example initial="point cloud" />;
