import type { CreateResolversArgs, Node } from "gatsby";
import { nodePath } from "../../node/node-path";
import type { NodeModel } from "../../node/seo/site-page";

/** The path of the JSON file of a record, next to its page. */
export const recordFilePath = (path: string): string => `${path}.json`;

/** Adds the record to each product, and to each record the URL path of its JSON file. */
export function addRecordFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      record: {
        type: "ProductRecord",
        resolve: ({ slug }: { slug: string }, _: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
          nodeModel.findOne({ type: "ProductRecord", query: { filter: { device: { slug: { eq: slug } } } } }),
      },
    },
    ProductRecord: {
      json: { type: "String!", resolve: (record: Node): string => recordFilePath(nodePath(record) ?? "") },
    },
  });
}
