import type { Node } from "gatsby";
import { nodePath } from "../../node/node-path";
import { computed } from "../../lib/node-model";

/** The path of the JSON file of a record, next to its page. */
export const recordFilePath = (path: string): string => `${path}.json`;

/** The record of each product, and for each record the URL path of its JSON file. */
export const recordFields = {
  Product: {
    record: computed("ProductRecord", ({ slug }: { slug: string }, model) =>
      model.findOne({ type: "ProductRecord", query: { filter: { device: { slug: { eq: slug } } } } }),
    ),
  },
  ProductRecord: { json: computed("String!", (record: Node) => recordFilePath(nodePath(record) ?? "")) },
};
