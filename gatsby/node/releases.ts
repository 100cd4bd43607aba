import type { CreateResolversArgs } from "gatsby";
import type { Context } from "./seo/site-page";

/** A release as its file has it. */
interface ReleaseNode {
  product: string;
  devices?: readonly string[];
}

/** Adds to each product the path of the list of its releases; `null` for a product without releases. */
export function addReleaseFields({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      releases: {
        type: "String",
        resolve: async ({ slug }: { slug: string }, _: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll<ReleaseNode>({ type: "Release" });
          const concerns = [...entries].some(({ product, devices = [] }) => product === slug || devices.includes(slug));
          return concerns ? `/releases?device=${slug}` : null;
        },
      },
    },
  });
}
