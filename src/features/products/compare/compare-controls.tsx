import type { SpecificationGroup } from "@capture/domain/specifications";
import { UnitChoice } from "../../../blocks/unit-choice";
import { Chips } from "../../../ui/chips";
import { Grid, Row, Stack } from "../../../ui/primitives";
import { toggleSlug } from "./compared-rows";
import { MAX_PHONE_COLUMNS } from "./phone-columns";
import { RowCheckboxes } from "./row-checkboxes";

/** The query string's defaults: all devices, no hidden rows, only rows in which the devices differ, metric units. */
export const DEFAULT_QUERY = { devices: "", without: "", show: "differences", units: "metric" };

interface CompareControlsProps {
  /** The devices with a button; none where another control chooses them. */
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  /** Their slugs that are chosen. */
  selected: readonly string[];
  show: string;
  units: string;
  groups: readonly SpecificationGroup[];
  hiddenKeys: readonly string[];
  labels: Queries.CompareLabelsFragment;
  /** Changes the query string, with a new entry in the history on request. */
  change: (changes: Partial<typeof DEFAULT_QUERY>, addEntry?: boolean) => void;
}

/** The controls of the comparison: its devices, rows and units, printing and the reset. */
export const CompareControls = ({
  devices,
  selected,
  show,
  units,
  groups,
  hiddenKeys,
  labels,
  change,
}: CompareControlsProps) => {
  const slugs = devices.map(({ slug }) => slug);
  const toggleRow = (key: string): void => {
    const keys = hiddenKeys.includes(key) ? hiddenKeys.filter((each) => each !== key) : [...hiddenKeys, key];
    change({ without: keys.join(",") });
  };
  return (
    <Stack data-script="" gap={4} mb={6} mt={[-5, null, -7]}>
      <Row columnGap={7} rowGap={3}>
        {devices.length > 0 && (
          <div sx={{ display: [devices.length > MAX_PHONE_COLUMNS ? "none" : "block", "block"] }}>
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
        <UnitChoice labels={labels} units={units} onChoose={(value) => change({ units: value }, true)} />
      </Row>
      <Grid columns={["1fr", "minmax(0, 1fr) auto"]} gap={4} alignItems="start">
        <RowCheckboxes groups={groups} hiddenKeys={hiddenKeys} labels={labels} onToggle={toggleRow} />
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
  );
};
