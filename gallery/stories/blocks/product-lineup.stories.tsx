import { ProductLineup } from "../../../src/blocks/product-lineup";
import { devicesOf } from "../../content";

export default { title: "Blocks / Product lineup" };

/** The products that fit into a row. */
const MAX_PRODUCTS = 3;

type LineupProduct = Queries.LineupProductFieldsFragment;

const PRODUCTS = devicesOf<LineupProduct & { image: LineupProduct["stage"] }>()
  .slice(0, MAX_PRODUCTS)
  .map((device): LineupProduct => ({ ...device, path: `/products/${device.slug}`, stage: device.image }));

export const Default = () => <ProductLineup products={PRODUCTS} link="View the device" />;
