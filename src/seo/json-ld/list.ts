import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";

/** An entry of a list: a page of the site or of another site. */
export interface ListEntry {
  readonly name: string;
  readonly to: string;
}

/** Limit for the listed entries. Pages show at most this number initially. */
const MAX_ENTRIES = 60;

/** The entries of a list page in their order; nothing for an empty list. Source: https://schema.org/ItemList */
export const itemList =
  (entries: readonly ListEntry[]): GraphBuilder =>
  (page) =>
    entries.length === 0
      ? []
      : [
          {
            "@type": "ItemList",
            ...ids.main(page),
            mainEntityOfPage: ids.page(page),
            numberOfItems: entries.length,
            itemListElement: entries.slice(0, MAX_ENTRIES).map(({ name, to }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              url: toAbsoluteUrl(page.site, to),
            })),
          },
        ];
