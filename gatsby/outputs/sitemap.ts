import { resolve } from "node:path";
import { toNoon } from "@capture/domain/time/calendar-day";
import { builtPageFacts } from "../lib/built-pages";
import { catalogFields, catalogOf, type CatalogData } from "../lib/catalog";

interface ListedPage {
  path: string;
  modified: string | null;
  pictures: readonly string[];
}

/**
 * Options of gatsby-plugin-sitemap: the sitemap contains every listed page, the day of its last change according to the
 * content, and its pictures.
 */
export const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } ${catalogFields} }`,
  resolvePages: (data: CatalogData): ListedPage[] =>
    catalogOf(data).flatMap(({ path, modified }) => {
      const facts = builtPageFacts(resolve("public"), path);
      return facts ? [{ path, modified, pictures: facts.pictures }] : [];
    }),
  // The plugin's own function would add a slash to some paths.
  serialize: ({ path, modified, pictures }: ListedPage) => ({
    url: path,
    ...(modified !== null && { lastmod: toNoon(modified).toISOString() }),
    img: pictures.map((url) => ({ url })),
  }),
};
