import type { ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits } from "@capture/domain/units";
import { useLocale } from "../../hooks/use-site-content";
import { AmountField } from "../../blocks/amount-field";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Chips } from "../../ui/chips";
import type { Formats } from "./formats";
import {
  ASSUMPTIONS,
  fieldName,
  AMOUNT_RANGES,
  IMPERIAL,
  METRIC,
  convertUnits,
  type Assumption,
  type PlaceField,
  type Values,
} from "./planner-fields";

interface PlannerInputsProps {
  planner: Queries.PlannerFieldsFragment;
  /** Values of the fields, by their names in the query string. */
  values: Values;
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
  /** `step` adds an entry to the browser history. */
  onChange: (change: Values, step?: boolean) => void;
  onReset: () => void;
}

/** The fields for the place and the assumptions. Without script, a sentence lists the values behind the results. */
export const PlannerInputs = ({ planner, values, formats, labels, onChange, onReset }: PlannerInputsProps) => {
  const locale = useLocale();
  const units = values.units ?? "";
  const field = (name: PlaceField | Assumption, label: string, device?: string) => {
    const key = fieldName(name, units, device);
    return (
      <AmountField
        key={key}
        id={key}
        label={label}
        value={values[key] ?? ""}
        range={AMOUNT_RANGES[name]}
        message={AMOUNT_RANGES[name].integer ? labels.invalidWhole : labels.invalid}
        onChange={(value) => onChange({ [key]: value })}
      />
    );
  };
  return (
    <Band palette="bone" id="place" labelledBy="place-heading">
      <noscript>
        <Text variant="lead">
          {fillPlaceholders(labels.withoutScript, {
            area: formats.area(planner.defaults.area),
            rooms: formats.rooms(planner.defaults.rooms),
            perRoom: formats.points(planner.defaults.pointsPerRoom),
          })}
        </Text>
      </noscript>
      <Grid data-script="" gap={[7, null, 8]} columns={["minmax(0, 1fr)", null, "5fr 7fr"]}>
        <Stack gap={5} alignContent="start">
          <Text as="h2" id="place-heading" variant="h3">
            {labels.inputs}
          </Text>
          {hasImperialUnits(locale) && (
            <Chips
              label={labels.units}
              chosen={units}
              onChoose={(chosen) => onChange(convertUnits(values, chosen, locale), true)}
              choices={[
                { value: METRIC, text: labels.metric },
                { value: IMPERIAL, text: labels.imperial },
              ]}
            />
          )}
          <FieldGrid>
            {field("area", fillPlaceholders(labels.area, { name: formats.unit }))}
            {field("rooms", labels.rooms)}
            {field("pointsPerRoom", labels.pointsPerRoom)}
          </FieldGrid>
          <Text variant="small">{labels.copyHint}</Text>
        </Stack>
        <Stack gap={5} alignContent="start">
          <Text as="h2" variant="h3">
            {labels.assumptions}
          </Text>
          <Text variant="muted">{labels.assumptionsHint}</Text>
          <FieldGrid>
            {field("secondsBetween", labels.secondsBetween)}
            {planner.devices.flatMap((plannerDevice) =>
              ASSUMPTIONS.filter((name) => plannerDevice[name] !== null).map((name) =>
                field(
                  name,
                  fillPlaceholders(labels[name], { name: plannerDevice.device.name, unit: formats.unit }),
                  plannerDevice.device.slug,
                ),
              ),
            )}
          </FieldGrid>
          <div>
            <button type="button" onClick={onReset} sx={{ variant: "buttons.secondary" }}>
              {labels.reset}
            </button>
          </div>
        </Stack>
      </Grid>
    </Band>
  );
};

const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Grid gap={4} alignItems="end" columns={["1fr", "1fr 1fr"]}>
    {children}
  </Grid>
);
