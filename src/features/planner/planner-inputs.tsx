import { fillPlaceholders } from "../../domain/placeholders";
import { Band } from "../../components/ui/band";
import { Chips } from "../../components/ui/chips";
import { AmountField } from "./amount-field";
import type { Formats } from "./formats";
import {
  ASSUMPTIONS,
  fieldKey,
  RANGES,
  valuesInUnits,
  type Assumption,
  type PlaceField,
  type Values,
} from "./planner-fields";

interface PlannerInputsProps {
  planner: Queries.PlannerPartsFragment;
  /** What stands in the fields, by their names in the address. */
  values: Values;
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
  /** `step` adds a history entry. */
  onChange: (change: Values, step?: boolean) => void;
  onReset: () => void;
}

const FIELDS = { display: "grid", gap: 4, alignItems: "end", gridTemplateColumns: ["1fr", "1fr 1fr"] };

/** The fields of the place and of the assumptions; without script, a sentence says what the results stand for. */
export const PlannerInputs = ({ planner, values, formats, labels, onChange, onReset }: PlannerInputsProps) => {
  const units = values.units ?? "";
  const field = (name: PlaceField | Assumption, label: string, device?: string) => {
    const key = fieldKey(name, units, device);
    return (
      <AmountField
        key={key}
        id={key}
        label={label}
        value={values[key] ?? ""}
        range={RANGES[name]}
        message={RANGES[name].whole ? labels.invalidWhole : labels.invalid}
        onChange={(value) => onChange({ [key]: value })}
      />
    );
  };
  return (
    <Band ground="bone" id="place" labelledBy="place-heading">
      <noscript>
        <p sx={{ variant: "text.lead" }}>
          {fillPlaceholders(labels.withoutScript, {
            area: formats.area(planner.defaults.area),
            rooms: formats.rooms(planner.defaults.rooms),
            perRoom: formats.points(planner.defaults.pointsPerRoom),
          })}
        </p>
      </noscript>
      <div
        data-script=""
        sx={{ display: "grid", gap: [7, null, 8], gridTemplateColumns: ["minmax(0, 1fr)", null, "5fr 7fr"] }}
      >
        <div sx={{ display: "grid", gap: 5, alignContent: "start" }}>
          <h2 id="place-heading" sx={{ variant: "text.h3" }}>
            {labels.inputs}
          </h2>
          <Chips
            label={labels.units}
            chosen={units}
            onChoose={(chosen) => onChange(valuesInUnits(values, chosen), true)}
            choices={[
              { value: "metric", text: labels.metric },
              { value: "imperial", text: labels.imperial },
            ]}
          />
          <div sx={FIELDS}>
            {field("area", fillPlaceholders(labels.area, { name: formats.unit }))}
            {field("rooms", labels.rooms)}
            {field("pointsPerRoom", labels.pointsPerRoom)}
          </div>
          <p sx={{ variant: "text.small" }}>{labels.copyHint}</p>
        </div>
        <div sx={{ display: "grid", gap: 5, alignContent: "start" }}>
          <h2 sx={{ variant: "text.h3" }}>{labels.assumptions}</h2>
          <p sx={{ variant: "text.muted" }}>{labels.assumptionsHint}</p>
          <div sx={FIELDS}>
            {field("secondsBetween", labels.secondsBetween)}
            {planner.devices.flatMap((planned) =>
              ASSUMPTIONS.filter((name) => planned[name] !== null).map((name) =>
                field(
                  name,
                  fillPlaceholders(labels[name], { name: planned.device.name, unit: formats.unit }),
                  planned.device.slug,
                ),
              ),
            )}
          </div>
          <div>
            <button type="button" onClick={onReset} sx={{ variant: "buttons.secondary" }}>
              {labels.reset}
            </button>
          </div>
        </div>
      </div>
    </Band>
  );
};
