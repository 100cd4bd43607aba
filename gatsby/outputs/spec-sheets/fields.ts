import { computed } from "../../lib/node-model";

/** URL path of a device's specification sheet. */
export const sheetPath = (slug: string): string => `/sheets/${slug}.pdf`;

/** For each product the URL path of its specification sheet. */
export const sheetFields = {
  Product: { sheet: computed("String!", ({ slug }: { slug: string }) => sheetPath(slug)) },
};
