import { matchesQuery } from "../../search/matches-query";

type Article = Pick<Queries.ArticleCardFieldsFragment, "title" | "excerpt" | "category" | "tags">;

/** Filters articles by a search in title, excerpt and tags, and by the exact category. */
export function findArticles<A extends Article>(articles: readonly A[], query: string, category: string): A[] {
  return articles.filter(
    (article) =>
      (category === "" || article.category === category) &&
      matchesQuery(query, [article.title, article.excerpt, ...article.tags]),
  );
}
