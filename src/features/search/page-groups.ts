/** A page in the list of all pages. */
export interface ListedPage {
  readonly description: string;
  /** The way to it from the home page. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

export interface PageGroup {
  readonly heading: string;
  readonly pages: readonly { readonly name: string; readonly path: string; readonly description: string }[];
}

/** Lists of pages, each under the name of the page that lists them; fixed pages under a heading of their own. */
export function pageGroups(
  fixed: string,
  pages: readonly ListedPage[],
  details: readonly (readonly ListedPage[])[],
): PageGroup[] {
  return [[fixed, pages] as const, ...details.map((list) => [list[0]?.trail.at(-2)?.name ?? "", list] as const)]
    .map(([heading, list]) => ({
      heading,
      pages: list.flatMap(({ description, trail }) => {
        const place = trail.at(-1);
        return place ? [{ ...place, description }] : [];
      }),
    }))
    .filter((group) => group.pages.length > 0);
}
