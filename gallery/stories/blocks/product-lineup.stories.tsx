import { ProductLineup } from "../../../src/components/blocks/product-lineup";
import { contentOf } from "../../content";

export default { title: "Blocks / Product lineup" };

type LineupProduct = Queries.LineupProductPartsFragment;

const PRODUCTS = ["pro", "minion", "meta"].map((slug): LineupProduct => {
  const product = contentOf<LineupProduct & { image: LineupProduct["stage"] }>(`products/${slug}.json`);
  return { ...product, path: `/products/${slug}`, stage: product.image };
});

export const Default = () => <ProductLineup products={PRODUCTS} link="View the device" />;
