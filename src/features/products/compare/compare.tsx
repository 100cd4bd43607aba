import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";
import { recordComparison } from "@capture/domain/records/record-comparison";
import { specificationRows, type SpecificationGroup } from "@capture/domain/specifications";
import { formatList } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { Band } from "../../../ui/band";
import { Text } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";
import { inImperialUnits, useImperial } from "../../../hooks/use-imperial";
import { useQueryState } from "../../../hooks/use-query-state";
import { CompareControls, DEFAULT_QUERY } from "./compare-controls";
import { CompareTable } from "./compare-table";
import { createRowFilter, linkOnce, replaceSlug, rowAmounts, selectedSlugs, splitFields } from "./compared-rows";
import { MAX_PHONE_COLUMNS } from "./phone-columns";

interface CompareProps {
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  groups: readonly Queries.SpecificationGroupFieldsFragment[];
  labels: Queries.CompareLabelsFragment;
  /** Null on a site whose devices have no records. */
  recordLabels: Queries.ComparedRecordLabelsFragment | null;
  /** The choice of the devices among many, in place of a button for each. */
  choice?: ReactNode;
  /** Links to the other tools. */
  next: ReactNode;
}

/** The comparison of devices. The selected devices, rows and units are kept in the query string. */
export const Compare = ({ devices, groups, labels, recordLabels, choice, next }: CompareProps) => {
  const [{ devices: selection, without, show, units }, change] = useQueryState(DEFAULT_QUERY);
  const locale = useLocale();
  const toImperial = useImperial(hasImperialUnits(locale) && units === "imperial");
  const slugs = devices.map(({ slug }) => slug);
  const selected = selectedSlugs(slugs, selection);
  const hiddenKeys = useMemo(() => without.split(",").filter(Boolean), [without]);
  const specified = useMemo(
    () => devices.map((each) => ({ ...each, specifications: each.specificationTables.flatMap((table) => table.rows) })),
    [devices],
  );
  const columns = selected.flatMap((slug) => specified.find((device) => device.slug === slug) ?? []);
  // One device has no differences.
  const onlyDifferences = show === "differences" && columns.length > 1;
  const records = useMemo(() => recordComparison(specified, groups, recordLabels), [specified, groups, recordLabels]);
  const values = columns.map(({ slug, specifications }) => [
    ...specifications.map((row) => (toImperial ? inImperialUnits(row, locale, toImperial) : row)),
    ...(records.values[slug] ?? []),
  ]);
  const { specified: recordGroups, unspecified } = splitFields(records.groups, values);
  const allGroups: readonly SpecificationGroup[] = [...groups, ...recordGroups];
  const rows = specificationRows(allGroups, values, {
    keep: createRowFilter({ hiddenKeys, onlyDifferences }),
    notStated: labels.notStated,
  });
  return (
    <Band palette="bone" id="comparison">
      {choice}
      <CompareControls
        devices={choice ? [] : devices}
        {...{ selected, show, units, hiddenKeys, labels, change }}
        groups={allGroups}
      />
      <CompareTable
        devices={columns}
        allDevices={devices}
        groups={linkOnce(rows)}
        onlyDifferences={onlyDifferences}
        amountsOf={(key) =>
          rowAmounts(columns.map(({ specifications }) => specifications.find((row) => row.key === key)))
        }
        labels={labels}
        onPick={(column, slug) =>
          change({ devices: replaceSlug(selected.slice(0, MAX_PHONE_COLUMNS), column, slug) }, true)
        }
      />
      {unspecified.length > 0 && (
        <Text variant="small" mt={5}>
          {fillPlaceholders(labels.notStatedAnywhere, { names: formatList(unspecified, locale) })}
        </Text>
      )}
      <div sx={{ mt: 6 }}>{next}</div>
    </Band>
  );
};

export const compareFragments = graphql`
  fragment CompareDeviceFields on Product {
    ...ProductChoiceFields
    path
    sheet
    outerSize {
      width
      height
    }
    model {
      front
    }
    specificationTables {
      rows {
        key
        labelLinks {
          ...TermLinkFields
        }
        value
        valueLinks {
          ...TermLinkFields
        }
        conditionsText
        quantities {
          values
          unit
        }
        conditions {
          distance {
            values
            unit
          }
        }
      }
    }
    record {
      ...ProductRecordFacts
    }
  }

  fragment ComparedRecordLabels on ProductRecordLabels {
    ...ProductRecordTerms
    comparison
  }

  fragment CompareLabels on ComparePageLabels {
    devices
    show
    allRows
    differences
    units
    metric
    imperial
    chooseRows
    rowsOf
    reset
    print
    caption
    field
    notStated
    notStatedAnywhere
    same
    sheet
    scale
    drawing
    column
  }
`;
