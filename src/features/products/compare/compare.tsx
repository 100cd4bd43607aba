import { graphql } from "gatsby";
import { useMemo } from "react";
import { toImperial } from "@capture/domain/imperial";
import { recordComparison } from "@capture/domain/records/record-comparison";
import { specificationRows, type Specification, type SpecificationGroup } from "@capture/domain/specifications";
import { hasImperialUnits } from "@capture/domain/units";
import { Band } from "../../../ui/band";
import { Chips } from "../../../ui/chips";
import { Row, Stack } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";
import { useQueryState } from "../../../hooks/use-query-state";
import { CompareTable } from "./compare-table";
import { createRowFilter, selectedSlugs, toggleSlug } from "./compared-rows";
import { RowCheckboxes } from "./row-checkboxes";

interface CompareProps {
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  groups: readonly Queries.SpecificationGroupFieldsFragment[];
  labels: Queries.CompareLabelsFragment;
  /** Null on a site whose devices have no records. */
  recordLabels: Queries.ComparedRecordLabelsFragment | null;
}

type SpecificationRow = Queries.CompareDeviceFieldsFragment["specificationTables"][number]["rows"][number];

/** The query string's defaults: all devices, no hidden rows, equal rows included, metric units. */
const DEFAULT_QUERY = { devices: "", without: "", show: "all", units: "metric" };

/** The comparison of devices. The selected devices, rows and units are kept in the query string. */
export const Compare = ({ devices, groups, labels, recordLabels }: CompareProps) => {
  const [{ devices: selection, without, show, units }, change] = useQueryState(DEFAULT_QUERY);
  const locale = useLocale();
  const canConvert = hasImperialUnits(locale);
  const slugs = devices.map(({ slug }) => slug);
  const selected = selectedSlugs(slugs, selection);
  const hiddenKeys = useMemo(() => without.split(",").filter(Boolean), [without]);
  const specified = useMemo(
    () => devices.map((each) => ({ ...each, specifications: each.specificationTables.flatMap((table) => table.rows) })),
    [devices],
  );
  const columns = specified.filter(({ slug }) => selected.includes(slug));
  const records = useMemo(() => recordComparison(specified, groups, recordLabels), [specified, groups, recordLabels]);
  const allGroups: readonly SpecificationGroup[] = [...groups, ...records.groups];
  const rows = specificationRows(
    allGroups,
    columns.map(({ slug, specifications }) => [
      ...specifications.map((row) => (canConvert && units === "imperial" ? inImperialUnits(row, locale) : row)),
      ...(records.values[slug] ?? []),
    ]),
    { keep: createRowFilter({ hiddenKeys, onlyDifferences: show === "differences" }), notStated: labels.notStated },
  );
  const toggleRow = (key: string): void => {
    const keys = hiddenKeys.includes(key) ? hiddenKeys.filter((each) => each !== key) : [...hiddenKeys, key];
    change({ without: keys.join(",") });
  };
  return (
    <Band palette="bone" id="comparison">
      <Stack data-script="" gap={4} mb={7}>
        <Chips
          label={labels.devices}
          chosen={selected}
          onChoose={(slug) => change({ devices: toggleSlug(slugs, selected, slug) }, true)}
          choices={devices.map(({ slug, name }) => ({ value: slug, text: name }))}
        />
        <Row columnGap={6}>
          <Chips
            label={labels.show}
            chosen={show}
            onChoose={(value) => change({ show: value }, true)}
            choices={[
              { value: "all", text: labels.allRows },
              { value: "differences", text: labels.differences },
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
        <RowCheckboxes groups={allGroups} hiddenKeys={hiddenKeys} labels={labels} onToggle={toggleRow} />
        <Row>
          <button type="button" onClick={() => print()} sx={{ variant: "buttons.secondary" }}>
            {labels.print}
          </button>
          <button type="button" onClick={() => change(DEFAULT_QUERY, true)} sx={{ variant: "buttons.secondary" }}>
            {labels.reset}
          </button>
        </Row>
      </Stack>
      <CompareTable devices={columns} groups={rows} labels={labels} />
    </Band>
  );
};

/** A row with its value and its conditions in imperial units. */
function inImperialUnits(row: SpecificationRow, locale: string): Specification {
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
    ...ComparedDeviceFields
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
    same
    sheet
  }
`;
