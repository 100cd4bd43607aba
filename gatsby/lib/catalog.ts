import type { CreatePagesArgs } from "gatsby";
import { readContent, type Content } from "./read-content";

/** A page with the texts that lists of pages show: the sitemap, `llms.txt` and the site search. */
export interface CatalogPage {
  /** Name of the page that lists pages of this kind; a fixed page has none. */
  section: string | undefined;
  path: string;
  name: string;
  description: string;
  keywords: readonly string[];
  /** Year-month-day of the last change of its texts, where it is known. */
  modified: string | null;
}

/** The result of the query: a list for each kind of content that has pages. */
export type CatalogData = Content<Lists>;

type Lists = "allPage" | "allProduct" | "allSolution" | "allCaseStudy" | "allArticle" | "allGlossaryTerm" | "allTour";

const SORT: Readonly<Record<Lists, string>> = {
  allPage: "{ route: ASC }",
  allProduct: "{ order: ASC }",
  allSolution: "{ order: ASC }",
  allCaseStudy: "{ jsonId: ASC }",
  allArticle: "{ jsonId: ASC }",
  allGlossaryTerm: "{ name: ASC }",
  allTour: "{ slug: ASC }",
};

const LISTS = Object.keys(SORT) as Lists[];

/** GraphQL fields that select these fields of `seo` for all pages of the content. */
const seoOfAllPages = (fields: string): string =>
  LISTS.map((list) => `${list}(sort: ${SORT[list]}) { nodes { seo { ${fields} } } }`).join("\n");

/** GraphQL fields that select what `catalogOf` needs. */
export const catalogFields = seoOfAllPages("description keywords listed modified trail { name path }");

/** All listed pages of the content, kind by kind. */
export function catalogOf(data: CatalogData): CatalogPage[] {
  return LISTS.flatMap((list) =>
    data[list].nodes.flatMap(({ seo: { description, keywords, listed, modified, trail } }) => {
      const page = trail.at(-1);
      const section = list === "allPage" ? undefined : trail.at(-2)?.name;
      return page && listed ? [{ section, ...page, description, keywords, modified }] : [];
    }),
  );
}

/** Queries the catalog during a build. */
export async function readCatalog(graphql: CreatePagesArgs["graphql"]): Promise<CatalogPage[]> {
  return catalogOf(await readContent(graphql, LISTS, `query Catalog { ${catalogFields} }`));
}

/** Queries fields of `seo` for all pages of the content, also for those that are not listed. */
export async function readSeo(graphql: CreatePagesArgs["graphql"], fields: string): Promise<Queries.Seo[]> {
  const data = await readContent(graphql, LISTS, `query SeoOfAllPages { ${seoOfAllPages(fields)} }`);
  return LISTS.flatMap((list) => data[list].nodes.map(({ seo }) => seo));
}
