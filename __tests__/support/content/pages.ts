import type { PageProps } from "gatsby";
import { contentOf } from "./data";
import { seoFacts } from "./seo-facts";

/** A fixed page as its query returns it, from its file in data/pages/: `pageOf<Queries.BlogPageQuery>("blog")`. */
export function pageOf<Q extends { readonly page: object | null }>(file: string): NonNullable<Q["page"]> {
  return { ...contentOf<NonNullable<Q["page"]>>(`pages/${file}.json`), seo: seoFacts };
}

/** The props of a page with this data. */
export const pageProps = <D, C extends object = object>(data: D, pageContext?: C) =>
  ({ data, pageContext }) as unknown as PageProps<D, C>;

/** The items of a list in data/. */
export const itemsOf = <I>(file: string): readonly I[] => contentOf<{ items: readonly I[] }>(file).items;
