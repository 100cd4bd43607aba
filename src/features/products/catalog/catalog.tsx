import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { EmptyState } from "../../../ui/empty-state";
import { MAX_UNPAGED_ENTRIES } from "../../../ui/long-list";
import { Grid, Hairline, Stack, Text } from "../../../ui/primitives";
import { CatalogFilters } from "./catalog-filters";
import { groupByFamily } from "./filter-products";
import { ProductRow } from "./product-row";
import { useCatalog, type CatalogContent } from "./use-catalog";

interface CatalogProps extends CatalogContent {
  labels: Queries.CatalogLabelsFragment;
}

/**
 * The overview of many products: by family, with filters whose values are in the query string. A build for few products
 * omits this module (gatsby/node/webpack.ts).
 */
export const Catalog = ({ products, families, facets, labels }: CatalogProps) => {
  const { filters, unfiltered, state, change, groups, count } = useCatalog({ products, families, facets });
  const usedFamilies = groupByFamily(products, families).flatMap(({ family }) => family ?? []);
  return (
    <>
      <CatalogFilters
        families={usedFamilies}
        facets={filters}
        state={state}
        count={fillPlaceholders(labels.catalog.count, { count, total: products.length })}
        labels={labels.catalog}
        onChange={change}
        onReset={() => change(unfiltered, true)}
      />
      {count === 0 && (
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
            isShort={count === products.length && products.length > MAX_UNPAGED_ENTRIES}
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
