import { graphql } from "gatsby";
import { useState } from "react";
import { MAX_CHOSEN_DEVICES } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { assertPresent } from "../lib/assert-present";
import { Checkbox } from "../ui/checkbox";
import { Disclosure } from "../ui/disclosure";
import { Grid, Stack, Text } from "../ui/primitives";
import { SearchField } from "../ui/search/search-field";

interface ProductChoiceProps {
  products: readonly Queries.ProductChoiceFieldsFragment[];
  /** Slugs of the chosen products. */
  chosen: readonly string[];
  /** Null only on a site without labels of products. */
  labels: Queries.ProductChoiceLabelsFragment | null;
  onToggle: (slug: string) => void;
}

/**
 * The choice of the devices that a tool shows next to each other, above the tool: a search and a checkbox for
 * each device.
 */
export const ProductChoice = ({ products, chosen, labels, onToggle }: ProductChoiceProps) => {
  const [query, setQuery] = useState("");
  const { open, count, search, none, limit } = assertPresent(labels).choice;
  const words = query.toLocaleLowerCase().split(/\s+/);
  const results = products.filter(({ name, family }) => {
    const text = `${name} ${family?.name ?? ""}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isFull = chosen.length >= MAX_CHOSEN_DEVICES;
  return (
    <div data-script="" id="choice" sx={{ mt: [-5, null, -7], mb: [7, null, 9] }}>
      <Disclosure summary={`${open}: ${fillPlaceholders(count, { count: chosen.length, total: products.length })}`}>
        <Stack gap={4}>
          <SearchField label={search} placeholder={search} value={query} onChange={setQuery} />
          <Text role="status" variant="small">
            {results.length === 0 ? none : isFull && fillPlaceholders(limit, { count: chosen.length })}
          </Text>
          <Grid
            as="ul"
            className="choice"
            columnGap={5}
            columns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
            sx={{ maxHeight: "18rem", overflowY: "auto", listStyle: "none", p: 0, m: 0 }}
          >
            {results.map(({ slug, name }) => (
              <li key={slug}>
                <Checkbox
                  id={`choose-${slug}`}
                  label={name}
                  checked={chosen.includes(slug)}
                  disabled={chosen.includes(slug) ? chosen.length === 1 : isFull}
                  onChange={() => onToggle(slug)}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </Disclosure>
    </div>
  );
};

export const productChoiceFragments = graphql`
  fragment ProductChoiceFields on Product {
    slug
    name
    family {
      name
    }
  }

  fragment ProductChoiceLabels on ProductLabels {
    choice {
      open
      count
      search
      none
      limit
    }
  }
`;
