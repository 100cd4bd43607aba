import { useState } from "react";
import { ProductChoice } from "../../../src/blocks/product-choice";
import { contentOf } from "../../content";

export default { title: "Blocks / Product choice" };

const PRODUCTS = Array.from({ length: 12 }, (_, index) => ({
  slug: `device-${index + 1}`,
  name: `Device ${index + 1}`,
  family: { name: index % 2 === 0 ? "Cameras" : "Scanners" },
}));

export const Default = () => {
  const [chosen, setChosen] = useState(["device-1", "device-2"]);
  return (
    <ProductChoice
      products={PRODUCTS}
      chosen={chosen}
      labels={contentOf<Queries.ProductChoiceLabelsFragment>("labels/product.json")}
      onToggle={(slug) => setChosen(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug])}
    />
  );
};
