import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { Bar, Fill } from "../../../ui/charts/bars";
import { Grid, Hairline, Row, Stack, Text } from "../../../ui/primitives";
import { TextLink } from "../../../ui/link/text-link";
import type { Formats } from "./formats";
import type { DeviceFigures, Place, Plan } from "./plan";
import { planRows, timeParts, type PlanRow } from "./plan-rows";

/** The columns of a device's row: its name and time, then what is drawn. The axis above the rows has the same. */
export const PLAN_COLUMNS = ["minmax(0, 1fr)", "8rem minmax(0, 1fr)"];

export interface DevicePlanProps {
  device: { readonly slug: string; readonly path: string; readonly name: string; readonly cardLine: string };
  /** Undefined while a field is invalid. */
  place: Place | undefined;
  figures: DeviceFigures | undefined;
  plan: Plan | undefined;
  /** The positions on the axis of all devices, in minutes. */
  ticks: readonly number[];
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
}

/** The plan of a device for the place: its time on the axis of all devices, its other results, and the formulas. */
export const DevicePlan = ({ device, place, figures, plan, ticks, formats, labels }: DevicePlanProps) => {
  const { slug, name } = device;
  const rows = place && figures && plan ? planRows({ place, figures, plan, formats, labels }) : [];
  const [time, ...others] = rows;
  return (
    <Hairline
      as="section"
      aria-labelledby={`plan-${slug}`}
      line="hairline"
      gap={[3, 5]}
      py={3}
      columns={PLAN_COLUMNS}
      alignContent="start"
      sx={{ minHeight: [null, null, "11rem"] }}
    >
      <div
        sx={{ display: ["flex", "block"], flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline" }}
      >
        <Text as="h3" id={`plan-${slug}`} variant="h4">
          {name}
        </Text>
        {time ? (
          <dl sx={{ display: ["flex", "block"], columnGap: 3, alignItems: "baseline" }}>
            <Text as="dt" variant="label">
              {time.label}
            </Text>
            <dd sx={{ variant: "text.figure", fontSize: "h3", lineHeight: 1.3 }}>{keepUnits(time.value)}</dd>
          </dl>
        ) : (
          <p sx={{ variant: "text.figure", fontSize: "h3" }}>{labels.wrong}</p>
        )}
      </div>
      <Stack gap={3} alignContent="start" pt={1}>
        <div>
          <Bar ticks={ticks} parts={plan ? timeParts({ plan, formats, labels }) : []} />
        </div>
        {time && (
          <>
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
            <Formulas device={device} rows={rows} labels={labels} />
          </>
        )}
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

interface FormulasProps extends Pick<DevicePlanProps, "device" | "labels"> {
  rows: readonly PlanRow[];
}

/** The formulas of all results, closed at first, and a link to the specification that has their figures. */
const Formulas = ({ device: { name, path, cardLine }, rows, labels }: FormulasProps) => (
  <details>
    <summary sx={{ fontSize: "small", minHeight: 24, cursor: "pointer", color: "muted" }}>{labels.formulas}</summary>
    <Stack gap={3} pt={3}>
      <Text variant="small">{cardLine}</Text>
      <dl sx={{ display: "grid", gap: 2 }}>
        {rows.map(({ label, formulas }) => (
          <div key={label}>
            <Text as="dt" variant="label">
              {label}
            </Text>
            {formulas.map((formula) => (
              <Text as="dd" key={formula} variant="label" color="text">
                {keepUnits(formula)}
              </Text>
            ))}
          </div>
        ))}
      </dl>
      <p sx={{ fontSize: "small" }}>
        <TextLink to={`${path}#specifications`} text={fillPlaceholders(labels.source, { name })} />
      </p>
    </Stack>
  </details>
);
