import { resolve } from "node:path";
import { builtPage, isHidden, picturesOf } from "./built-pages";
import { catalogueFields, catalogueOf, type CatalogueData, type CataloguePage } from "./catalogue";

interface SitemapEntry {
  url: string;
  lastmod: string;
  img: { url: string }[];
}

/**
 * Options of gatsby-plugin-sitemap: every page that search engines may list,
 * with the day of its last change from the content and the pictures it shows.
 */
export const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } ${catalogueFields} }`,
  resolvePages: (data: CatalogueData): CataloguePage[] =>
    catalogueOf(data).filter(({ path }) => {
      const html = builtPage(resolve("public"), path);
      return html !== undefined && !isHidden(html);
    }),
  // The address stays as it is; the plugin's own rule would add a slash to some.
  serialize: ({ path, modified }: CataloguePage): SitemapEntry => ({
    url: path,
    lastmod: modified,
    img: picturesOf(builtPage(resolve("public"), path) ?? "").map((url) => ({ url })),
  }),
};
