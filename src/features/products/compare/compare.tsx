import { graphql } from "gatsby";
import { useMemo, type ReactNode } from "react";
import { recordComparison } from "@capture/domain/records/record-comparison";
import { specificationRows, type Specification, type SpecificationGroup } from "@capture/domain/specifications";
import { formatList } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits } from "@capture/domain/units";
import { Band } from "../../../ui/band";
import { Chips } from "../../../ui/chips";
import { Grid, Row, Stack, Text } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";
import { useQueryState } from "../../../hooks/use-query-state";
import { CompareTable } from "./compare-table";
import {
  createRowFilter,
  linkOnce,
  replaceSlug,
  rowAmounts,
  selectedSlugs,
  splitFields,
  toggleSlug,
} from "./compared-rows";
import { MAX_PHONE_COLUMNS } from "./phone-columns";
import { RowCheckboxes } from "./row-checkboxes";
import { useImperial, type ToImperial } from "./use-imperial";

interface CompareProps {
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  groups: readonly Queries.SpecificationGroupFieldsFragment[];
  labels: Queries.CompareLabelsFragment;
  /** Null on a site whose devices have no records. */
  recordLabels: Queries.ComparedRecordLabelsFragment | null;
  /** The choice of the devices among many, in place of a button for each. */
  choice?: ReactNode;
}

type SpecificationRow = Queries.CompareDeviceFieldsFragment["specificationTables"][number]["rows"][number];

/** The query string's defaults: all devices, no hidden rows, only rows in which the devices differ, metric units. */
const DEFAULT_QUERY = { devices: "", without: "", show: "differences", units: "metric" };

/** The comparison of devices. The selected devices, rows and units are kept in the query string. */
export const Compare = ({ devices, groups, labels, recordLabels, choice }: CompareProps) => {
  const [{ devices: selection, without, show, units }, change] = useQueryState(DEFAULT_QUERY);
  const locale = useLocale();
  const canConvert = hasImperialUnits(locale);
  const toImperial = useImperial(canConvert && units === "imperial");
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
  const toggleRow = (key: string): void => {
    const keys = hiddenKeys.includes(key) ? hiddenKeys.filter((each) => each !== key) : [...hiddenKeys, key];
    change({ without: keys.join(",") });
  };
  return (
    <Band palette="bone" id="comparison">
      {choice}
      <Stack data-script="" gap={4} mb={6} mt={[-5, null, -7]}>
        <Row columnGap={7} rowGap={3}>
          {!choice && (
            <div sx={{ display: [slugs.length > MAX_PHONE_COLUMNS ? "none" : "block", "block"] }}>
              <Chips
                label={labels.devices}
                chosen={selected}
                onChoose={(slug) => change({ devices: toggleSlug(slugs, selected, slug) }, true)}
                choices={devices.map(({ slug, name }) => ({ value: slug, text: name }))}
              />
            </div>
          )}
          <Chips
            label={labels.show}
            chosen={show}
            onChoose={(value) => change({ show: value }, true)}
            choices={[
              { value: "differences", text: labels.differences },
              { value: "all", text: labels.allRows },
            ]}
          />
          {canConvert && (
            <Chips
              label={labels.units}
              chosen={units}
              onChoose={(value) => change({ units: value }, true)}
              choices={[
                { value: "metric", text: labels.metric },
                { value: "imperial", text: labels.imperial },
              ]}
            />
          )}
        </Row>
        <Grid columns={["1fr", "minmax(0, 1fr) auto"]} gap={4} alignItems="start">
          <RowCheckboxes groups={allGroups} hiddenKeys={hiddenKeys} labels={labels} onToggle={toggleRow} />
          <Row>
            <button type="button" onClick={() => print()} sx={{ variant: "buttons.secondary" }}>
              {labels.print}
            </button>
            <button
              type="button"
              onClick={() => change({ ...DEFAULT_QUERY, show: "all" }, true)}
              sx={{ variant: "buttons.secondary" }}
            >
              {labels.reset}
            </button>
          </Row>
        </Grid>
      </Stack>
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
    </Band>
  );
};

/** A row with its value and its conditions in imperial units. */
function inImperialUnits(row: SpecificationRow, locale: string, toImperial: ToImperial): Specification {
  const { value, quantities, conditions, conditionsText } = row;
  const distance = conditions?.distance;
  return {
    ...row,
    value: toImperial(value, quantities ?? [], locale),
    conditionsText: distance ? toImperial(conditionsText ?? "", [distance], locale) : conditionsText,
  };
}

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
