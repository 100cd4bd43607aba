import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { writeAnswers } from "./search-index";

type DetailPages = Pick<Queries.Query, "allProduct" | "allSolution" | "allCaseStudy" | "allArticle" | "allLegalPage">;

/**
 * A page for each product, solution, case study, article and legal text, drawn by its
 * template; and the index of the help search, which like them follows the content
 * whenever it changes.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  await writeAnswers(graphql);
  const { data, errors } = await graphql<DetailPages>(`
    query DetailPages {
      allProduct {
        nodes {
          id
          slug
        }
      }
      allSolution {
        nodes {
          id
          slug
        }
      }
      allCaseStudy {
        nodes {
          id
          jsonId
        }
      }
      allArticle {
        nodes {
          id
          jsonId
          category
        }
      }
      allLegalPage {
        nodes {
          id
          route
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The detail pages could not be read from the content.", errors as Error[] | undefined);
    return;
  }
  const create = (path: string, template: string, context: Record<string, unknown>): void => {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  };
  for (const { id, slug } of data.allProduct.nodes) create(`/products/${slug}`, "product", { id });
  for (const { id, slug } of data.allSolution.nodes) create(`/solutions/${slug}`, "solution", { id, slug });
  for (const { id, jsonId } of data.allCaseStudy.nodes) create(`/case-studies/${jsonId}`, "case-study", { id });
  for (const { id, jsonId, category } of data.allArticle.nodes) create(`/blog/${jsonId}`, "article", { id, category });
  for (const { id, route } of data.allLegalPage.nodes) create(route, "legal", { id });
}
