import { formatDecimals, formatNumber, formatPercent } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { roomSize } from "@capture/viewer/floor-plan";
import { useLocale } from "../../hooks/use-site-content";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link/link";
import { TextLink } from "../../ui/link/text-link";
import { Grid, Hairline, Text } from "../../ui/primitives";
import { formatArea } from "./format-area";
import type { TourLabels } from "./lazy-viewer";
import type { Tour } from "./tour-fields";

interface TourFactsProps {
  tour: Tour & { readonly device: { readonly path: string } | null };
  labels: TourLabels & Queries.TourPageLabelsFragment;
  /** The path of the page that offers the files of this tour for download, if there is one. */
  downloads: string | undefined;
}

type SpecifiedField = NonNullable<NonNullable<Tour["device"]>["specifications"]>[number];

/** The conditions of the specified accuracy, and how the tour reads it where they are not specified. */
function conditionsOf(
  { conditionsText, accuracy }: SpecifiedField,
  labels: TourLabels,
  locale: string,
): string | undefined {
  const assumption = accuracy?.isConfidenceAssumed
    ? [fillPlaceholders(labels.assumedLevel, { confidence: formatPercent(accuracy.confidence, locale) })]
    : [];
  return conditionsText === null ? undefined : [conditionsText, ...assumption].join(" ");
}

/** Numbers about the capture: device, accuracy, panoramas, points, area, height. */
export const TourFacts = ({ tour, labels, downloads }: TourFactsProps) => {
  const locale = useLocale();
  const { device, stations, scan, rooms, ceiling } = tour;
  const specified = device?.specifications?.find(({ key }) => key === "accuracy");
  const area = rooms.map(roomSize).reduce((sum, [width, depth]) => sum + width * depth, 0);
  const facts = [
    ...(device ? [[labels.deviceFact, <Link key="device" to={device.path} sx={{ variant: "layout.textLink" }}>{device.name}</Link>] as const] : []), // prettier-ignore
    ...(specified ? [[labels.accuracyFact, specified.value, conditionsOf(specified, labels, locale)] as const] : []),
    [labels.panoramasFact, formatNumber(stations.length, locale)],
    [labels.pointsFact, formatNumber(scan.points, locale)],
    [labels.areaFact, formatArea(area, locale)],
    [labels.ceilingFact, keepUnits(`${formatDecimals(ceiling, 2, locale)} m`)],
  ] as const;
  return (
    <Band palette="bone" id="facts" labelledBy="facts-heading">
      <Heading id="facts-heading" heading={labels.factsHeading} lead={labels.factsLead} />
      <Grid as="dl" columns={["1fr 1fr", "repeat(3, 1fr)"]} columnGap={5} rowGap={6} alignItems="start">
        {facts.map(([name, value, note]) => (
          <Hairline key={name} gap={1} pt={4}>
            <Text as="dt" variant="label">
              {name}
            </Text>
            <dd sx={{ variant: "text.figure", fontSize: "h3" }}>{value}</dd>
            {note !== undefined && (
              <Text as="dd" variant="small">
                {note}
              </Text>
            )}
          </Hairline>
        ))}
      </Grid>
      {downloads !== undefined && (
        <p sx={{ mt: 7 }}>
          <TextLink to={downloads} text={labels.sampleData} />
        </p>
      )}
    </Band>
  );
};
