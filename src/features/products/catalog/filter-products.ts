import { matchesFacet, type Facet } from "@capture/domain/products/facets";

/** A facet as the query returns it. */
export type CatalogFacet = Queries.FacetFieldsFragment & Facet;

interface Member {
  readonly slug: string;
  readonly family: { readonly slug: string } | null;
}

/** The products that match the family and the figures in the query string. */
export function filterProducts<P extends Member>(
  products: readonly P[],
  facets: readonly Facet[],
  state: Readonly<Record<string, string>>,
  locale: string,
): readonly P[] {
  return products
    .filter(({ family }) => !state.family || family?.slug === state.family)
    .filter(({ slug }) => facets.every((facet) => matchesFacet(facet, slug, state[facet.key] ?? "", locale)));
}

/** The products of each family in their order, then those without one. */
export function groupByFamily<P extends Member, F extends { readonly slug: string }>(
  products: readonly P[],
  families: readonly F[],
): { family: F | undefined; members: readonly P[] }[] {
  return [...families, undefined]
    .map((family) => ({ family, members: products.filter((product) => product.family?.slug === family?.slug) }))
    .filter(({ members }) => members.length > 0);
}
