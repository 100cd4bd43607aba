import { computed, entriesOf } from "../lib/node-model";

/** A release as its file has it. */
interface ReleaseNode {
  product: string;
  devices?: readonly string[];
}

/** For each product the path of the list of its releases; `null` for a product without releases. */
export const releaseFields = {
  Product: {
    releases: computed("String", async ({ slug }: { slug: string }, model) => {
      const entries = await entriesOf<ReleaseNode>(model, "Release");
      const concerns = entries.some(({ product, devices = [] }) => product === slug || devices.includes(slug));
      return concerns ? `/releases?device=${slug}` : null;
    }),
  },
};
