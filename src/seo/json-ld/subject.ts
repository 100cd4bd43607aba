import { blogPosting, caseStudyArticle } from "./article";
import { filmParts } from "./film";
import type { Parts } from "./graph";
import { itemList } from "./list";
import { productParts } from "./product";

/**
 * What a page is about, as its query answered it. Pages hand over data alone:
 * the builders come with the script that writes heads, not with every page.
 */
export interface Subject {
  readonly article?: Parameters<typeof blogPosting>[0];
  readonly caseStudy?: Parameters<typeof caseStudyArticle>[0];
  readonly films?: Parameters<typeof filmParts>[0];
  readonly list?: Parameters<typeof itemList>[0];
  readonly product?: Parameters<typeof productParts>;
}

/** The parts of structured data for what a page is about. */
export const subjectParts =
  ({ article, caseStudy, films, list, product }: Subject): Parts =>
  (page) =>
    [
      article && blogPosting(article),
      caseStudy && caseStudyArticle(caseStudy),
      list && itemList(list),
      product && productParts(...product),
      films && filmParts(films),
    ].flatMap((parts) => parts?.(page) ?? []);
