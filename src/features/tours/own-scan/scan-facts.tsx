import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { formatDecimals, formatNumber } from "@capture/domain/lib/locale";
import type { Scan } from "@capture/viewer/scan";
import { Grid, Stack, Text } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";

interface ScanFactsProps {
  labels: Queries.OwnScanFieldsFragment;
  scan: Scan;
  /** The name of the file. */
  name: string;
}

/** What was found in a file, and how the viewer shows it. */
export const ScanFacts = ({ labels, scan, name }: ScanFactsProps) => {
  const locale = useLocale();
  const { format, points, count, invalid, hasColors, size } = scan;
  const extent = `${size.map((meters) => formatDecimals(meters, 2, locale)).join(" × ")} m`;
  const facts = [
    [labels.file, name],
    [labels.format, format],
    [labels.points, formatNumber(points, locale)],
    [labels.extent, keepUnits(extent)],
  ] as const;
  const notes = [
    ...(count + invalid < points ? [fillPlaceholders(labels.sampled, { count: formatNumber(count, locale) })] : []),
    ...(invalid > 0 ? [fillPlaceholders(labels.invalid, { count: formatNumber(invalid, locale) })] : []),
    ...(hasColors ? [] : [labels.noColors]),
  ];
  return (
    <Stack gap={4}>
      <Grid as="dl" columns={["minmax(0, 1fr) auto"]} gap={3}>
        {facts.map(([term, value], index) => (
          // The name and the extent take a row each.
          <div key={term} sx={{ gridColumn: index % 3 === 0 ? "1 / -1" : undefined }}>
            <Text as="dt" variant="label" color="muted">
              {term}
            </Text>
            <dd sx={{ variant: "text.figure", overflowWrap: "anywhere" }}>{value}</dd>
          </div>
        ))}
      </Grid>
      {notes.map((note) => (
        <Text key={note} variant="small">
          {note}
        </Text>
      ))}
    </Stack>
  );
};
