import { useDeferredValue, useMemo } from "react";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { EmptyState } from "../../../ui/empty-state";
import { MAX_UNPAGED_ENTRIES } from "../../../ui/long-list";
import { Grid, Hairline, Stack, Text } from "../../../ui/primitives";
import { useQueryState } from "../../../hooks/use-query-state";
import { useLocale } from "../../../hooks/use-site-content";
import { CatalogFilters } from "./catalog-filters";
import { filterProducts, groupByFamily, type CatalogFacet } from "./filter-products";
import { ProductRow } from "./product-row";

interface CatalogProps {
  products: readonly Queries.CatalogProductFieldsFragment[];
  families: readonly Queries.CatalogFamilyFieldsFragment[];
  facets: readonly Queries.FacetFieldsFragment[];
  labels: Queries.CatalogLabelsFragment;
}

/**
 * The overview of many products: by family, with filters whose values are in the query string. A build for few products
 * omits this module (gatsby/node/webpack.ts).
 */
export const Catalog = ({ products, families, facets, labels }: CatalogProps) => {
  // The build derives the facets with the function that declares their type.
  const filters = facets as readonly CatalogFacet[];
  const unfiltered = useMemo<Record<string, string>>(
    () => Object.fromEntries(["family", ...filters.map(({ key }) => key)].map((key) => [key, ""])),
    [filters],
  );
  const locale = useLocale();
  const [state, change] = useQueryState(unfiltered);
  const deferred = useDeferredValue(state);
  const results = filterProducts(products, filters, deferred, locale);
  const isFiltered = results.length < products.length;
  const groups = groupByFamily(results, families);
  const usedFamilies = groupByFamily(products, families).flatMap(({ family }) => family ?? []);
  return (
    <>
      <CatalogFilters
        families={usedFamilies}
        facets={filters}
        state={state}
        count={fillPlaceholders(labels.catalog.count, { count: results.length, total: products.length })}
        labels={labels.catalog}
        onChange={change}
        onReset={() => change(unfiltered, true)}
      />
      {results.length === 0 && (
        <EmptyState
          sentence={labels.catalog.none}
          reset={labels.catalog.reset}
          onReset={() => change(unfiltered, true)}
        />
      )}
      <Stack gap={7}>
        {groups.map(({ family, members }) => (
          <Family
            key={family?.slug ?? ""}
            family={family ?? (usedFamilies.length > 0 ? { name: labels.catalog.others, line: null } : undefined)}
            products={members}
            isShort={!isFiltered && products.length > MAX_UNPAGED_ENTRIES}
            showAll={labels.showAll}
          />
        ))}
      </Stack>
    </>
  );
};

interface FamilyProps {
  family: Pick<Queries.CatalogFamilyFieldsFragment, "name" | "line"> | undefined;
  products: readonly Queries.CatalogProductFieldsFragment[];
  /** Whether all but the first products are behind a disclosure, which works without script. */
  isShort: boolean;
  showAll: string;
}

const Family = ({ family, products, isShort, showAll }: FamilyProps) => {
  const first = isShort ? products.slice(0, MAX_LISTED_PRODUCTS) : products;
  const others = products.slice(first.length);
  const heading = family ? "h4" : "h3";
  return (
    <section>
      {family && (
        <Stack gap={1} mb={3}>
          <Text as="h3" variant="h3">
            {family.name}
          </Text>
          {family.line && <Text variant="muted">{family.line}</Text>}
        </Stack>
      )}
      <ProductGrid products={first} heading={heading} />
      {others.length > 0 && (
        <Hairline as="details" line="hairline">
          <summary sx={{ cursor: "pointer", py: 4, minHeight: "touch" }}>
            {fillPlaceholders(showAll, { count: products.length })}
          </summary>
          <ProductGrid products={others} heading={heading} />
        </Hairline>
      )}
    </section>
  );
};

interface ProductGridProps extends Pick<FamilyProps, "products"> {
  heading: "h3" | "h4";
}

const ProductGrid = ({ products, heading }: ProductGridProps) => (
  <Grid
    as="ul"
    className="catalog"
    columnGap={6}
    columns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
    sx={{ listStyle: "none", p: 0, m: 0 }}
  >
    {products.map((product) => (
      <Hairline as="li" key={product.slug} line="hairline">
        <ProductRow product={product} heading={heading} />
      </Hairline>
    ))}
  </Grid>
);
