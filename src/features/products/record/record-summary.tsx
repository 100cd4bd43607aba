import { graphql } from "gatsby";
import { formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatCount } from "@capture/domain/plurals";
import { recordGroups } from "@capture/domain/records/record-groups";
import { keepUnits } from "@capture/domain/units";
import { useLocale } from "../../../hooks/use-site-content";
import { Fill } from "../../../ui/charts/bars";
import { Outline } from "../../../ui/charts/outline";
import { TextLink } from "../../../ui/link/text-link";
import { Stack, Text } from "../../../ui/primitives";
import { LifeLine, type LifeMark } from "./life-line";

interface RecordSummaryProps {
  record: Queries.ProductRecordFieldsFragment;
  device: Queries.RecordedDeviceFieldsFragment;
  labels: Queries.ProductRecordLabelFieldsFragment;
}

/** What a record says at a glance: the size of the device, its life, and how much is not specified. */
export const RecordSummary = ({ record, device: { name, outerSize, model }, labels }: RecordSummaryProps) => {
  const locale = useLocale();
  const facts = recordGroups(record, labels).flatMap(({ rows }) => rows);
  const openCount = facts.filter(({ value }) => value === null).length;
  const millimeters = (length: number): string => keepUnits(`${formatNumber(length, locale)} mm`);
  return (
    <Stack gap={6} alignContent="start">
      {outerSize && (
        <Outline
          size={outerSize}
          picture={model?.front}
          hasReferences
          width={millimeters(outerSize.width)}
          height={millimeters(outerSize.height)}
          scale={[0.6, 0.64]}
          label={fillPlaceholders(labels.drawing, {
            name,
            width: formatNumber(outerSize.width, locale),
            height: formatNumber(outerSize.height, locale),
          })}
        />
      )}
      <section aria-labelledby="life-heading">
        <Text as="h2" id="life-heading" variant="label" mb={3}>
          {labels.life}
        </Text>
        <LifeLine marks={lifeMarks(record, labels)} notStated={labels.notStated} />
      </section>
      {openCount > 0 && (
        <p>
          <Fill amount={facts.length - openCount} capacity={facts.length}>
            <TextLink to="#open" text={formatCount(openCount, labels.open, locale)} />
          </Fill>
        </p>
      )}
    </Stack>
  );
};

/** From the day on which the device is bought. Each mark leads to the group with its text. */
const lifeMarks = (
  { service, support }: Queries.ProductRecordFieldsFragment,
  labels: Queries.ProductRecordLabelFieldsFragment,
): LifeMark[] => [
  { term: labels.bought, isSpecified: true },
  { term: labels.service.warranty, group: "service", isSpecified: service.warranty !== null },
  { term: labels.support.updates, group: "support", isSpecified: support.updates !== null },
  { term: labels.service.repair, group: "service", isSpecified: service.repair !== null },
  { term: labels.support.until, group: "support", isSpecified: support.until !== null, text: support.until },
  { term: labels.service.spareParts, group: "service", isSpecified: service.spareParts !== null },
];

export const recordSummaryFragments = graphql`
  fragment RecordedDeviceFields on Product {
    name
    outerSize {
      width
      height
    }
    model {
      front
    }
  }

  fragment RecordSummaryLabels on ProductRecordLabels {
    life
    bought
    drawing
    open {
      zero
      one
      two
      few
      many
      other
    }
  }
`;
