import { Fragment } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { Bar, Fill } from "../../../ui/charts/bars";
import { Grid, Hairline, Row, Stack, Text } from "../../../ui/primitives";
import { TextLink } from "../../../ui/link/text-link";
import type { Formats } from "./formats";
import type { Plan } from "./plan";
import { timeParts, type PlanRow } from "./plan-rows";

/** The columns of a device's row: its name and time, then what is drawn. The axis above the rows has the same. */
export const PLAN_COLUMNS = ["minmax(0, 1fr)", "8rem minmax(0, 1fr)"];

interface PlannedDevice {
  readonly device: { readonly slug: string; readonly path: string; readonly name: string };
  readonly plan: Plan;
  readonly rows: readonly PlanRow[];
}

interface DevicePlanProps extends PlannedDevice {
  /** The positions on the axis of all devices, in minutes. */
  ticks: readonly number[];
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
}

/** The plan of a device for the place: its time on the axis of all devices, and its other results. */
export const DevicePlan = ({ device: { slug, name }, plan, rows, ticks, formats, labels }: DevicePlanProps) => {
  const [time, ...others] = rows;
  return (
    <Hairline as="section" aria-labelledby={`plan-${slug}`} line="hairline" gap={[3, 5]} py={3} columns={PLAN_COLUMNS}>
      <div
        sx={{ display: ["flex", "block"], flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline" }}
      >
        <Text as="h3" id={`plan-${slug}`} variant="h4">
          {name}
        </Text>
        {time && (
          <dl sx={{ display: ["flex", "block"], columnGap: 3, alignItems: "baseline" }}>
            <Text as="dt" variant="label">
              {time.label}
            </Text>
            <dd sx={{ variant: "text.figure", fontSize: "h3", lineHeight: 1.3 }}>{keepUnits(time.value)}</dd>
          </dl>
        )}
      </div>
      <Stack gap={3} alignContent="start" pt={1}>
        <div>
          <Bar ticks={ticks} parts={timeParts({ plan, formats, labels })} />
        </div>
        <Grid
          as="dl"
          columnGap={[4, 3]}
          rowGap={3}
          columns={["1fr 1fr", null, "minmax(0, 6fr) minmax(0, 5fr) 5rem 3.5rem"]}
        >
          {others.map((row) => (
            <Result key={row.label} {...row} />
          ))}
        </Grid>
      </Stack>
    </Hairline>
  );
};

/** A result with its label and, if the device has only so much of it, how much that is. */
const Result = ({ label, value, capacity, note }: PlanRow) => {
  const figure = <span sx={{ variant: "text.figure" }}>{keepUnits(value)}</span>;
  return (
    <div>
      <Text as="dt" variant="label">
        {label}
      </Text>
      <dd>
        {capacity ? (
          <Fill {...capacity}>
            <Row as="span" columnGap={2} rowGap={0} alignItems="baseline">
              {figure}{" "}
              <Text as="span" variant="label">
                {keepUnits(capacity.text)}
              </Text>
            </Row>
          </Fill>
        ) : (
          figure
        )}
      </dd>
      {note !== undefined && (
        <Text as="dd" variant="small" mt={1}>
          {note}
        </Text>
      )}
    </div>
  );
};

interface FormulasProps {
  plans: readonly PlannedDevice[];
  labels: Queries.PlannerLabelsFragment;
}

/** The formulas of all results, closed at first, and links to the specifications that have their figures. */
export const Formulas = ({ plans, labels }: FormulasProps) => (
  <details sx={{ borderTop: "1px solid", borderColor: "hairline", py: 2 }}>
    <summary sx={{ fontSize: "small", minHeight: 24, cursor: "pointer", color: "muted" }}>{labels.formulas}</summary>
    {plans.map(({ device: { slug, name, path }, rows }) => (
      <div key={slug} sx={{ py: 3 }}>
        <TextLink to={`${path}#specifications`} text={fillPlaceholders(labels.source, { name })} />
        <dl>
          {rows.map(({ label, formulas }) => (
            <Fragment key={label}>
              <Text as="dt" variant="label" pt={2}>
                {label}
              </Text>
              {formulas.map((formula) => (
                <Text as="dd" key={formula} variant="label" color="text">
                  {keepUnits(formula)}
                </Text>
              ))}
            </Fragment>
          ))}
        </dl>
      </div>
    ))}
  </details>
);
