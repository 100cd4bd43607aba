import { matchesQuery } from "../../search/matches-query";

interface Article {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** Articles: the query in title, excerpt or tags, and exactly the category. */
export function findArticles<A extends Article>(articles: readonly A[], query: string, category: string): A[] {
  return articles.filter(
    (article) =>
      (category === "" || article.category === category) &&
      matchesQuery(query, [article.title, article.excerpt, ...article.tags]),
  );
}
