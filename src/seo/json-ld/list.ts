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

interface ListedProduct {
  readonly name: string;
  readonly path: string;
  readonly family: { readonly slug: string } | null;
}

/** The list of products in the order of the overview: by family, then those without one. */
export function productList(
  products: readonly ListedProduct[],
  families: readonly { readonly slug: string }[],
): GraphBuilder {
  const slugs = [...families.map(({ slug }) => slug), undefined];
  const sorted = slugs.flatMap((slug) => products.filter(({ family }) => family?.slug === slug));
  return itemList(sorted.map(({ name, path }) => ({ name, to: path })));
}
