import type { CreateResolversArgs } from "gatsby";

/** URL path of a device's specification sheet. */
export const sheetPath = (slug: string): string => `/sheets/${slug}.pdf`;

/** Adds to each product the URL path of its specification sheet. */
export function addSheetField({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      sheet: { type: "String!", resolve: ({ slug }: { slug: string }): string => sheetPath(slug) },
    },
  });
}
