import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { readContent } from "../lib/read-content";
import { updateSearchIndexes } from "../outputs/search-index";

const KEYS = [
  "allProduct",
  "allSolution",
  "allCaseStudy",
  "allArticle",
  "allGlossaryTerm",
  "allTour",
  "allLegalPage",
] as const;

const QUERY = `query DetailPages {
  allProduct { nodes { id slug } }
  allSolution { nodes { id slug } }
  allCaseStudy { nodes { id jsonId } }
  allArticle { nodes { id jsonId category } }
  allGlossaryTerm(sort: { name: ASC }) { nodes { id slug } }
  allTour { nodes { id slug } }
  allLegalPage { nodes { id route } }
}`;

/**
 * A page for each product, solution, case study, article, term of the glossary, tour and legal text, drawn by its
 * template; and the indexes of both searches, which like them follow the content
 * whenever it changes.
 */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { graphql, actions } = args;
  await updateSearchIndexes(args);
  const data = await readContent(graphql, KEYS, QUERY);
  const create = (path: string, template: string, context: Record<string, unknown>): void => {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  };
  for (const { id, slug } of data.allProduct.nodes) create(`/products/${slug}`, "product", { id });
  for (const { id, slug } of data.allSolution.nodes) create(`/solutions/${slug}`, "solution", { id, slug });
  for (const { id, jsonId } of data.allCaseStudy.nodes) create(`/case-studies/${jsonId}`, "case-study", { id });
  for (const { id, jsonId, category } of data.allArticle.nodes) create(`/blog/${jsonId}`, "article", { id, category });
  for (const [index, { id, slug }] of data.allGlossaryTerm.nodes.entries()) {
    const [before, after] = [data.allGlossaryTerm.nodes[index - 1], data.allGlossaryTerm.nodes[index + 1]];
    create(`/academy/glossary/${slug}`, "glossary-term", { id, before: before?.id ?? "", after: after?.id ?? "" });
  }
  for (const { id, slug } of data.allTour.nodes) create(`/tours/${slug}`, "tour", { id });
  for (const { id, route } of data.allLegalPage.nodes) create(route, "legal", { id });
}
