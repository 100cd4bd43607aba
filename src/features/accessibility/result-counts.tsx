import { formatNumber } from "@capture/domain/lib/locale";
import { WCAG_RESULTS } from "@capture/domain/wcag";
import { Grid, Hairline, Text } from "../../ui/primitives";
import { useLocale } from "../../hooks/use-site-content";

interface ResultCountsProps {
  criteria: readonly { readonly result: string }[];
  labels: Queries.CriteriaTableLabelsFragment["results"];
}

/** The number of criteria with each result. */
export const ResultCounts = ({ criteria, labels }: ResultCountsProps) => {
  const locale = useLocale();
  return (
    <Grid as="dl" gap={5} columns={["1fr 1fr", null, "repeat(5, 1fr)"]} mb={8}>
      {WCAG_RESULTS.map((result) => (
        <Hairline key={result} pt={3} gap={1}>
          <Text as="dt" variant="label">
            {labels[result]}
          </Text>
          <dd sx={{ variant: "text.h3", fontVariantNumeric: "tabular-nums" }}>
            {formatNumber(criteria.filter((criterion) => criterion.result === result).length, locale)}
          </dd>
        </Hairline>
      ))}
    </Grid>
  );
};
