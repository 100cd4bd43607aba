/** Filters projects by category; an empty category keeps all. */
export function findProjects<P extends { readonly category: { readonly slug: string } }>(
  projects: readonly P[],
  category: string,
): P[] {
  return projects.filter(({ category: { slug } }) => category === "" || slug === category);
}
