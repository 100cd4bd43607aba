import type { CreateResolversArgs } from "gatsby";

/** Address of a device's specification sheet. */
export const sheetPath = (slug: string): string => `/sheets/${slug}.pdf`;

/** Adds where the specification sheet of a device is. */
export function addSheetField({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Product: {
      sheet: { type: "String!", resolve: ({ slug }: { slug: string }): string => sheetPath(slug) },
    },
  });
}
