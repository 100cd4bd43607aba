import { useEffect, useRef, type ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { useLocale } from "../../../hooks/use-site-content";
import { AmountField } from "../../../blocks/amount-field";
import { UnitChoice } from "../../../blocks/unit-choice";
import { Grid, Row, Stack, Text } from "../../../ui/primitives";
import type { Formats } from "./formats";
import { ASSUMPTIONS, fieldName, AMOUNT_RANGES, type Assumption, type PlaceField, type Values } from "./planner-fields";

interface PlannerInputsProps {
  planner: Queries.PlannerFieldsFragment;
  /** Values of the fields, by their names in the query string. */
  values: Values;
  defaults: Values;
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
  /** `step` adds an entry to the browser history. */
  onChange: (change: Values, step?: boolean) => void;
  onReset: () => void;
  /** Where the values come from. */
  note?: string | undefined;
}

/** The fields for the place and the assumptions. Without script, a sentence lists the values behind the results. */
export const PlannerInputs = ({
  planner,
  values,
  defaults,
  formats,
  labels,
  onChange,
  onReset,
  note,
}: PlannerInputsProps) => {
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
  const assumptions = planner.devices.flatMap(({ device, ...figures }) =>
    ASSUMPTIONS.filter((name) => figures[name] !== null).map((name) => ({ name, device })),
  );
  const assumedFields = [
    fieldName("secondsBetween", units),
    ...assumptions.map(({ name, device }) => fieldName(name, units, device.slug)),
  ];
  return (
    <div>
      <noscript>
        <Text variant="muted">
          {fillPlaceholders(labels.withoutScript, {
            area: formats.area(planner.defaults.area),
            rooms: formats.rooms(planner.defaults.rooms),
            perRoom: formats.points(planner.defaults.pointsPerRoom),
          })}
        </Text>
      </noscript>
      <Stack data-script="" gap={4}>
        <Text as="h2" id="place-heading" variant="h3">
          {labels.inputs}
        </Text>
        {note !== undefined && <Text variant="small">{note}</Text>}
        <UnitChoice
          labels={labels}
          units={units}
          onChoose={(chosen) => {
            import("./convert-units").then(
              ({ convertUnits }) => onChange(convertUnits(values, chosen, locale), true),
              () => undefined,
            );
          }}
        />
        <Grid columnGap={3} rowGap={1} columns="minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr)" sx={PLACE_FIELDS}>
          {field("area", fillPlaceholders(labels.area, { name: formats.unit }))}
          {field("rooms", labels.rooms)}
          {field("pointsPerRoom", labels.pointsPerRoom)}
        </Grid>
        <Assumptions label={labels.assumptions} isChanged={assumedFields.some((key) => values[key] !== defaults[key])}>
          <Text variant="small">{labels.assumptionsHint}</Text>
          <Grid columnGap={4} columns="1fr 1fr" sx={ALIGNED_FIELDS}>
            {field("secondsBetween", labels.secondsBetween)}
            {assumptions.map(({ name, device }) =>
              field(name, fillPlaceholders(labels[name], { name: device.name, unit: formats.unit }), device.slug),
            )}
          </Grid>
        </Assumptions>
        <Row columnGap={4}>
          <button type="button" onClick={onReset} sx={{ variant: "buttons.secondary" }}>
            {labels.reset}
          </button>
          <Text variant="small" sx={{ flex: "1 1 12rem" }}>
            {labels.copyHint}
          </Text>
        </Row>
      </Stack>
    </div>
  );
};

interface AssumptionsProps {
  label: string;
  isChanged: boolean;
  children: ReactNode;
}

/** The assumptions behind the results, closed at first. Changed ones are shown, for they may come from a shared URL. */
const Assumptions = ({ label, isChanged, children }: AssumptionsProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  // Not the attribute `open` of React, which would close the field in which its default is being entered.
  useEffect(() => {
    if (isChanged && details.current) details.current.open = true;
  }, [isChanged]);
  return (
    <details ref={details} sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "hairline", py: 2 }}>
      <summary sx={{ fontWeight: "medium", cursor: "pointer", py: 2 }}>{label}</summary>
      <Stack gap={3} pt={2}>
        {children}
      </Stack>
    </details>
  );
};

/** Labels, fields and messages are on the same lines. */
const ALIGNED_FIELDS = { "& > *": { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid", pb: 3 } };

/** Labels and fields are on the same lines, and the messages are below all fields, so that a message moves none of them. */
const PLACE_FIELDS = {
  "& > *": { display: "contents" },
  "& label": { gridRow: 1, alignSelf: "end" },
  "& input": { gridRow: 2, px: 3 },
  "& p": { gridColumn: "1 / -1" },
};
