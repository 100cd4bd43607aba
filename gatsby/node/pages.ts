import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { embedPath } from "@capture/domain/embed/embed-path";
import { readContent } from "../lib/read-content";
import { updateSearchIndexes } from "../outputs/search-index";

const PATHS = "{ nodes { id path } }";

/** The kinds of entries with pages, and what is read of them. */
const LISTS = {
  allProduct: PATHS,
  allProductRecord: PATHS,
  allSolution: "{ nodes { id path caseStudy { page } } }",
  allCaseStudy: PATHS,
  allArticle: "{ nodes { id path category } }",
  allGlossaryTerm: `(sort: { name: ASC }) ${PATHS}`,
  allTour: PATHS,
  allLegalPage: "{ nodes { id route } }",
} as const;
const KEYS = Object.keys(LISTS) as (keyof typeof LISTS)[];
const QUERY = `query DetailPages { ${KEYS.map((key) => key + LISTS[key]).join(" ")} }`;

/**
 * Creates a page for each product, product record, solution, case study, article, glossary term, tour and legal text, a
 * second one for each tour, which other sites show, and writes the indexes of the site search and the help search. Gatsby
 * calls it again when the content changes.
 */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { graphql, actions } = args;
  await updateSearchIndexes(args);
  const data = await readContent(graphql, KEYS, QUERY);
  const create = (path: string, template: string, context: Record<string, unknown>): void => {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  };
  for (const { id, path } of data.allProduct.nodes) create(path, "product", { id });
  for (const { id, path } of data.allProductRecord.nodes) create(path, "product-record", { id });
  for (const { id, path, caseStudy } of data.allSolution.nodes) {
    create(path, "solution", { id, study: caseStudy?.page ?? "" });
  }
  for (const { id, path } of data.allCaseStudy.nodes) create(path, "case-study", { id });
  for (const { id, path, category } of data.allArticle.nodes) create(path, "article", { id, category });
  for (const [index, { id, path }] of data.allGlossaryTerm.nodes.entries()) {
    const [before, after] = [data.allGlossaryTerm.nodes[index - 1], data.allGlossaryTerm.nodes[index + 1]];
    create(path, "glossary-term", { id, before: before?.id ?? "", after: after?.id ?? "" });
  }
  for (const { id, path } of data.allTour.nodes) {
    create(path, "tour", { id, hasOembed: hasOwnHost() });
    create(embedPath(path), "tour-embed", { id });
  }
  for (const { id, route } of data.allLegalPage.nodes) create(route, "legal", { id });
}

/** Whether our host answers `/oembed`: not where forms go to another host, and not on Netlify, which has functions for them. */
const hasOwnHost = (): boolean => !process.env.GATSBY_FORMS_URL && !process.env.NETLIFY;
