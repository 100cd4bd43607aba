/** A page in the list of all pages. */
export interface ListedPage {
  /** Breadcrumbs from the home page. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

export interface PageGroup {
  readonly heading: string;
  readonly pages: readonly { readonly name: string; readonly path: string }[];
}

/** Pages of one kind. The default heading is the name of their parent page in the breadcrumbs. */
export interface PagesOfKind {
  readonly heading?: string;
  readonly pages: readonly ListedPage[];
}

/** Groups pages under their headings; kinds without pages are left out. */
export const groupPages = (kinds: readonly PagesOfKind[]): PageGroup[] =>
  kinds
    .map(({ heading, pages }) => ({
      heading: heading ?? pages[0]?.trail.at(-2)?.name ?? "",
      pages: pages.flatMap(({ trail }) => trail.at(-1) ?? []),
    }))
    .filter((group) => group.pages.length > 0);
