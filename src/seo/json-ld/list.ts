import { absolute, ids, type Parts } from "./graph";

/** An entry of a list: a page of the site, or a work that is shown elsewhere. */
export interface ListEntry {
  readonly name: string;
  readonly to: string;
}

/** Of a longer list the first are named: those that its page shows at first. */
const MAX_ENTRIES = 60;

/** What a list page lists, in its order. Source of the terms: https://schema.org/ItemList */
export const itemList =
  (entries: readonly ListEntry[]): Parts =>
  (page) => [
    {
      "@type": "ItemList",
      ...ids.main(page),
      mainEntityOfPage: ids.page(page),
      numberOfItems: entries.length,
      itemListElement: entries.slice(0, MAX_ENTRIES).map(({ name, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: absolute(page.site, to),
      })),
    },
  ];
