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

/** Pages of one kind; without a heading they stand under the name of the page that lists them. */
export interface PagesOfKind {
  readonly heading?: string;
  readonly pages: readonly ListedPage[];
}

/** The pages of each kind under their heading; a kind without pages is left out. */
export const pageGroups = (kinds: readonly PagesOfKind[]): PageGroup[] =>
  kinds
    .map(({ heading, pages }) => ({
      heading: heading ?? pages[0]?.trail.at(-2)?.name ?? "",
      pages: pages.flatMap(({ description, trail }) => {
        const place = trail.at(-1);
        return place ? [{ ...place, description }] : [];
      }),
    }))
    .filter((group) => group.pages.length > 0);
