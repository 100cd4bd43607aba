import { statedSize } from "@capture/domain/outer-size";
import type { Quantity } from "@capture/domain/quantities";
import { computed } from "../../lib/node-model";

/** GraphQL type of the measures of products. */
export const measureTypes = `
  "A measure of a product, for structured data."
  type ProductMeasure {
    "Property of schema.org/Product, such as weight."
    property: String!
    value: Float!
    "UN/CEFACT code of the unit."
    unitCode: String!
  }
`;

const WEIGHT_FIELD = "weight";
/** UN/CEFACT codes of kilograms and millimeters. */
const KILOGRAM = "KGM";
const MILLIMETER = "MMT";

interface ProductSource {
  specifications?: readonly { readonly key: string; readonly quantities?: readonly Quantity[] }[];
}

/** The weight and the outer size of products. The build computes them, so that pages need no script for it. */
export const measureFields = {
  Product: {
    measures: computed("[ProductMeasure!]!", ({ specifications }: ProductSource) => measuresOf(specifications ?? [])),
  },
};

/** The weight and the outer size of a specification. */
export function measuresOf(specifications: NonNullable<ProductSource["specifications"]>) {
  const [weight] = specifications.find(({ key }) => key === WEIGHT_FIELD)?.quantities ?? [];
  const [kilograms] = weight?.unit === "kg" && weight.values.length === 1 ? weight.values : [];
  const sides = Object.entries(statedSize(specifications) ?? {}) as [string, number][];
  return [
    ...(kilograms === undefined ? [] : [{ property: "weight", value: kilograms, unitCode: KILOGRAM }]),
    ...sides.map(([property, value]) => ({ property, value, unitCode: MILLIMETER })),
  ];
}
