import { resolve } from "node:path";
import { noonOf } from "../../src/domain/calendar-day";
import { builtPageFacts } from "../lib/built-pages";
import { catalogFields, catalogOf, type CatalogData } from "../lib/catalog";

interface ListedPage {
  path: string;
  modified: string | null;
  pictures: readonly string[];
}

interface SitemapEntry {
  url: string;
  lastmod?: string;
  img: { url: string }[];
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may list,
 * with the day of its last change from the content and the pictures it shows.
 */
export const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } ${catalogFields} }`,
  resolvePages: (data: CatalogData): ListedPage[] =>
    catalogOf(data).flatMap(({ path, modified }) => {
      const facts = builtPageFacts(resolve("public"), path);
      return facts ? [{ path, modified, pictures: facts.pictures }] : [];
    }),
  // The address stays as it is; the plugin's own rule would add a slash to some.
  serialize: ({ path, modified, pictures }: ListedPage): SitemapEntry => ({
    url: path,
    ...(modified !== null && { lastmod: noonOf(modified).toISOString() }),
    img: pictures.map((url) => ({ url })),
  }),
};
