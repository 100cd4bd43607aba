import { graphql } from "gatsby";
import { formatRange, parseRange } from "@capture/domain/products/facets";
import { formatValue } from "@capture/domain/quantities";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { AmountField } from "../../../blocks/amount-field";
import { Checkbox } from "../../../ui/checkbox";
import { Disclosure } from "../../../ui/disclosure";
import { Chips } from "../../../ui/chips";
import { Grid, Row, Stack, Text } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";
import type { CatalogFacet } from "./filter-products";

interface CatalogFiltersProps {
  families: readonly Queries.CatalogFamilyFieldsFragment[];
  facets: readonly CatalogFacet[];
  /** The values of the filters, by the slug of a facet or `family`. */
  state: Readonly<Record<string, string>>;
  /** How many products match. */
  count: string;
  labels: Queries.CatalogLabelsFragment["catalog"];
  onChange: (change: Readonly<Record<string, string>>, addEntry?: boolean) => void;
  onReset: () => void;
}

/** The filters of the overview: by family, and by figures in a disclosure. */
export const CatalogFilters = ({ families, facets, state, count, labels, onChange, onReset }: CatalogFiltersProps) => {
  const used = facets.filter(({ key }) => state[key] !== "").length;
  return (
    <Stack data-script="" gap={4} mb={6}>
      {families.length > 0 && (
        <Chips
          label={labels.family}
          choices={[
            { value: "", text: labels.all },
            ...families.map(({ slug, name }) => ({ value: slug, text: name })),
          ]}
          chosen={state.family ?? ""}
          onChoose={(family) => onChange({ family }, true)}
        />
      )}
      {facets.length > 0 && (
        <Disclosure summary={used > 0 ? `${labels.figures} (${used})` : labels.figures}>
          <Grid columnGap={6} rowGap={5} alignItems="start" columns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))">
            {facets.map((facet) => (
              <FacetFilter
                key={facet.key}
                facet={facet}
                value={state[facet.key] ?? ""}
                labels={labels}
                onChange={(value, addEntry) => onChange({ [facet.key]: value }, addEntry)}
              />
            ))}
          </Grid>
        </Disclosure>
      )}
      <Row sx={{ minHeight: "control" }}>
        <Text role="status" variant="label">
          {count}
        </Text>
        {Object.values(state).some((value) => value !== "") && (
          <button type="button" onClick={onReset} sx={{ variant: "buttons.secondary" }}>
            {labels.reset}
          </button>
        )}
      </Row>
    </Stack>
  );
};

interface FacetFilterProps {
  facet: CatalogFacet;
  value: string;
  labels: Queries.CatalogLabelsFragment["catalog"];
  onChange: (value: string, addEntry?: boolean) => void;
}

const FacetFilter = ({ facet, value, labels, onChange }: FacetFilterProps) => {
  const { key, label, kind, unit, min, max, texts } = facet;
  const locale = useLocale();
  if (kind === "flag")
    return (
      <Checkbox
        id={`filter-${key}`}
        label={label}
        checked={value !== ""}
        onChange={() => onChange(value === "" ? "1" : "", true)}
      />
    );
  if (kind === "choice")
    return (
      <Stack gap={2} alignContent="start">
        <Text variant="label">{label}</Text>
        <Chips
          label={label}
          choices={texts.map((text) => ({ value: text, text }))}
          chosen={value}
          onChoose={(text) => onChange(text === value ? "" : text, true)}
        />
      </Stack>
    );
  const [from, to] = parseRange(value);
  const range = { min: min ?? 0, max: max ?? 0 };
  const limitField = (limit: "min" | "max", amount: string, change: (amount: string) => string) => (
    <AmountField
      id={`filter-${key}-${limit}`}
      label={fillPlaceholders(labels[limit], { name: label })}
      hint={`${formatValue(range[limit], locale)} ${unit ?? ""}`}
      value={amount}
      range={range}
      message={labels.invalid}
      onChange={(changed) => onChange(change(changed))}
    />
  );
  return (
    <Grid columnGap={4} columns="1fr 1fr">
      {limitField("min", from, (amount) => formatRange(amount, to))}
      {limitField("max", to, (amount) => formatRange(from, amount))}
    </Grid>
  );
};

export const catalogFilterFragments = graphql`
  fragment CatalogFamilyFields on ProductFamily {
    slug
    name
    line
  }

  fragment FacetFields on Facet {
    key
    label
    kind
    unit
    min
    max
    texts
    products {
      slug
      text
      min
      max
    }
  }

  fragment CatalogLabels on ProductLabels {
    showAll
    catalog {
      family
      all
      figures
      min
      max
      invalid
      count
      none
      reset
      others
    }
  }
`;
