/** Filters of the list pages, as pure rules. An empty query and an empty choice let everything through. */

/** Whether a text is found in any of the others, in whatever case. */
export function contains(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

interface Study {
  readonly title: string;
  readonly description: string;
  readonly stakeholder: string;
  readonly industry: { readonly slug: string };
  readonly tags: readonly { readonly cameraTag: string | null }[];
}

/** Case studies: the query in title, description, tags or stakeholder, and exactly the industry. */
export function findStudies<S extends Study>(studies: readonly S[], query: string, industry: string): S[] {
  return studies.filter(
    ({ title, description, stakeholder, tags, industry: { slug } }) =>
      (industry === "" || slug === industry) &&
      contains(query, [title, description, stakeholder, ...tags.flatMap(({ cameraTag }) => cameraTag ?? [])]),
  );
}

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
      contains(query, [article.title, article.excerpt, ...article.tags]),
  );
}

interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Tutorials and manuals: the query in title or description, and the category. */
export function findLessons<L extends Lesson>(lessons: readonly L[], query: string, category: string): L[] {
  return lessons.filter(
    (lesson) =>
      (category === "" || lesson.category === category) && contains(query, [lesson.title, lesson.description]),
  );
}

/** Projects of a category. */
export function findProjects<P extends { readonly category: { readonly slug: string } }>(
  projects: readonly P[],
  category: string,
): P[] {
  return projects.filter(({ category: { slug } }) => category === "" || slug === category);
}

/** The values of a list in the order they first appear, each once. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
