import type { CreatePagesArgs } from "gatsby";
import { readContent, type Content } from "./read-content";

/** A page of the site with what is said about it in lists of pages. */
export interface CatalogPage {
  /** The page that lists pages of this kind; a fixed page has none. */
  section: string | undefined;
  path: string;
  name: string;
  description: string;
  keywords: readonly string[];
  /** Year-month-day of the last change of its words, where it is known. */
  modified: string | null;
}

/** The answer to the query: a list for each kind of content that has pages. */
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

/** Fields of one GraphQL query for all pages. */
export const catalogFields = LISTS.map(
  (list) =>
    `${list}(sort: ${SORT[list]}) { nodes { seo { description keywords listed modified trail { name path } } } }`,
).join("\n");

/** All pages of the content that are listed, kind by kind. */
export function catalogOf(data: CatalogData): CatalogPage[] {
  return LISTS.flatMap((list) =>
    data[list].nodes.flatMap(({ seo: { description, keywords, listed, modified, trail } }) => {
      const place = trail.at(-1);
      const section = list === "allPage" ? undefined : trail.at(-2)?.name;
      return place && listed ? [{ section, ...place, description, keywords, modified }] : [];
    }),
  );
}

/** The same, asked for while the site is built. */
export async function readCatalog(graphql: CreatePagesArgs["graphql"]): Promise<CatalogPage[]> {
  return catalogOf(await readContent(graphql, LISTS, `query Catalog { ${catalogFields} }`));
}
