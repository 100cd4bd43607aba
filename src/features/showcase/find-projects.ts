/** Filters projects by category; an empty category keeps all. */
export function findProjects<P extends { readonly category: { readonly slug: string } | null }>(
  projects: readonly P[],
  category: string,
): P[] {
  return projects.filter((project) => category === "" || project.category?.slug === category);
}
