import { ProductLineup } from "../../../src/blocks/product-lineup";
import { devicesOf } from "../../content";

export default { title: "Blocks / Product lineup" };

/** The products that fit into a row. */
const MAX_PRODUCTS = 3;

const PRODUCTS = devicesOf<Queries.LineupProductFieldsFragment>()
  .slice(0, MAX_PRODUCTS)
  .map((device) => ({ ...device, path: `/products/${device.slug}` }));

export const Default = () => <ProductLineup products={PRODUCTS} link="View the device" />;
