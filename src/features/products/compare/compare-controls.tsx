import type { SpecificationGroup } from "../../../domain/specifications";
import { Row, Stack } from "../../../components/ui/primitives";
import { Chips } from "../../../components/ui/chips";
import { RowCheckboxes } from "./row-checkboxes";

interface CompareControlsProps {
  devices: readonly { readonly slug: string; readonly name: string }[];
  groups: readonly SpecificationGroup[];
  /** Slugs of the devices that are compared. */
  selected: readonly string[];
  /** Keys of the rows that are not shown. */
  hiddenKeys: readonly string[];
  show: string;
  /** Undefined where people use only metric units; the choice is then omitted. */
  units: string | undefined;
  labels: Queries.CompareLabelsFragment;
  onToggleDevice: (slug: string) => void;
  onToggleRow: (key: string) => void;
  onShow: (show: string) => void;
  onUnits: (units: string) => void;
  onReset: () => void;
}

/** The controls of the comparison: for devices, rows and units, and the buttons to print and to reset. */
export const CompareControls = (props: CompareControlsProps) => {
  const { devices, groups, selected, hiddenKeys, labels } = props;
  return (
    <Stack data-script="" gap={4} mb={7}>
      <Chips
        label={labels.devices}
        chosen={selected}
        onChoose={props.onToggleDevice}
        choices={devices.map(({ slug, name }) => ({ value: slug, text: name }))}
      />
      <Row columnGap={6}>
        <Chips
          label={labels.show}
          chosen={props.show}
          onChoose={props.onShow}
          choices={[
            { value: "all", text: labels.allRows },
            { value: "differences", text: labels.differences },
          ]}
        />
        {props.units !== undefined && (
          <Chips
            label={labels.units}
            chosen={props.units}
            onChoose={props.onUnits}
            choices={[
              { value: "metric", text: labels.metric },
              { value: "imperial", text: labels.imperial },
            ]}
          />
        )}
      </Row>
      <RowCheckboxes groups={groups} hiddenKeys={hiddenKeys} labels={labels} onToggle={props.onToggleRow} />
      <Row>
        <button type="button" onClick={() => print()} sx={{ variant: "buttons.secondary" }}>
          {labels.print}
        </button>
        <button type="button" onClick={props.onReset} sx={{ variant: "buttons.secondary" }}>
          {labels.reset}
        </button>
      </Row>
    </Stack>
  );
};
