import { useDeferredValue, useMemo } from "react";
import { useQueryState } from "../../../hooks/use-query-state";
import { useLocale } from "../../../hooks/use-site-content";
import { filterProducts, groupByFamily, type CatalogFacet } from "./filter-products";

export interface CatalogContent {
  products: readonly Queries.CatalogProductFieldsFragment[];
  families: readonly Queries.CatalogFamilyFieldsFragment[];
  facets: readonly Queries.FacetFieldsFragment[];
}

/** The products that match the filters in the query string, by family, and the filters. */
export function useCatalog({ products, families, facets }: CatalogContent) {
  // The build derives the facets with the function that declares their type.
  const filters = facets as readonly CatalogFacet[];
  const unfiltered = useMemo<Record<string, string>>(
    () => Object.fromEntries(["family", ...filters.map(({ key }) => key)].map((key) => [key, ""])),
    [filters],
  );
  const locale = useLocale();
  const [state, change] = useQueryState(unfiltered);
  const results = filterProducts(products, filters, useDeferredValue(state), locale);
  return { filters, unfiltered, state, change, groups: groupByFamily(results, families), count: results.length };
}
