import type { CreatePagesArgs } from "gatsby";
import { readContent, type Content } from "./read-content";

/** A page with the texts that lists of pages show: the sitemap, `llms.txt` and the site search. */
export type CatalogPage = ReturnType<typeof catalogOf>[number];

/** The result of the query: a list for each kind of content that has pages. */
export type CatalogData = Content<Lists>;

const SORT = {
  allPage: "{ route: ASC }",
  allProduct: "{ order: ASC }",
  allProductRecord: "{ device: { order: ASC } }",
  allSolution: "{ order: ASC }",
  allCaseStudy: "{ jsonId: ASC }",
  allArticle: "{ jsonId: ASC }",
  allGlossaryTerm: "{ name: ASC }",
  allTour: "{ slug: ASC }",
} as const;

type Lists = keyof typeof SORT;

const LISTS = Object.keys(SORT) as Lists[];

/** The 404 page has a separate type, which is not part of the catalog. */
const ALL_LISTS = [...LISTS, "allNotFound"] as const;

/** GraphQL fields that select what `catalogOf` needs. */
export const catalogFields = LISTS.map(
  (list) =>
    `${list}(sort: ${SORT[list]}) { nodes { seo { description keywords listed modified markdown trail { name path } } } }`,
).join("\n");

/** All listed pages of the content, grouped by kind. */
export function catalogOf(data: CatalogData) {
  return LISTS.flatMap((list) =>
    data[list].nodes.flatMap(({ seo: { description, keywords, listed, modified, markdown, trail } }) => {
      const page = trail.at(-1);
      // A record is below its device, which the page of products lists.
      const parent = trail.at(list === "allProductRecord" ? -3 : -2);
      /** Name of the page that lists pages of this kind; `undefined` for a fixed page, or if there is no such page. */
      const section = list === "allPage" || parent?.path === "/" ? undefined : parent?.name;
      // `modified` is a day such as `2025-06-10`, null when unknown; `markdown` is null for a page without a twin.
      return page && listed ? [{ section, ...page, description, keywords, modified, markdown }] : [];
    }),
  );
}

/** Queries the catalog during a build. */
export async function readCatalog(graphql: CreatePagesArgs["graphql"]): Promise<CatalogPage[]> {
  return catalogOf(await readContent(graphql, LISTS, `query Catalog { ${catalogFields} }`));
}

/** Queries fields of `seo` for all pages, including unlisted pages and the 404 page. */
export async function readSeo(graphql: CreatePagesArgs["graphql"], fields: string): Promise<Queries.Seo[]> {
  const lists = ALL_LISTS.map((list) => `${list} { nodes { seo { ${fields} } } }`);
  const data = await readContent(graphql, ALL_LISTS, `query SeoOfAllPages { ${lists.join("\n")} }`);
  return ALL_LISTS.flatMap((list) => data[list].nodes.map(({ seo }) => seo));
}
