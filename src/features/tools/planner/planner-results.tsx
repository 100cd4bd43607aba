import { Axis } from "../../../ui/charts/bars";
import { axisTicks } from "../../../ui/charts/axis";
import { Grid, Text } from "../../../ui/primitives";
import { bandProperties } from "../../../theme/bands";
import { DevicePlan, Formulas, PLAN_COLUMNS } from "./device-plan";
import type { Formats } from "./formats";
import { MINUTES_PER_HOUR, planCapture } from "./plan";
import { planRows } from "./plan-rows";
import type { Inputs } from "./planner-fields";

interface PlannerResultsProps {
  results: Queries.HeadFieldsFragment;
  labels: Queries.PlannerLabelsFragment;
  /** The last valid ones. */
  inputs: Inputs;
  /** Whether a field is invalid. */
  isOutdated: boolean;
  formats: Formats;
}

/** The shortest axis, so that the bars of a single room do not fill it. */
const MIN_AXIS_MINUTES = 5;

/** The plans of all devices below each other, on one axis of time. */
export const PlannerResults = ({ results, inputs, isOutdated, formats, labels }: PlannerResultsProps) => {
  const { place } = inputs;
  const plans = inputs.devices.map(({ device, figures }) => {
    const plan = planCapture(place, figures);
    return { device, plan, rows: planRows({ place, figures, plan, formats, labels }) };
  });
  const max = Math.max(MIN_AXIS_MINUTES, ...plans.map(({ plan }) => plan.minutes));
  const ticks = axisTicks(max, max > MINUTES_PER_HOUR ? MINUTES_PER_HOUR : 1);
  return (
    <section
      id="results"
      aria-labelledby="results-heading"
      style={bandProperties("ink")}
      sx={{ bg: "background", color: "text", borderRadius: "media", px: [5, null, 5, 6], pt: 5, pb: 2 }}
    >
      <Grid columnGap={5} rowGap={1} mb={3} columns={PLAN_COLUMNS} alignItems="baseline">
        <Text as="h2" id="results-heading" variant="h4">
          {results.heading}
        </Text>
        <Text variant={isOutdated ? "error" : "small"}>{isOutdated ? labels.outdated : results.lead}</Text>
      </Grid>
      <Grid columnGap={5} columns={PLAN_COLUMNS}>
        <div />
        <Axis labels={ticks.map((tick) => (tick === 0 ? formats.number(0) : formats.time(tick)))} />
      </Grid>
      {plans.map((each) => (
        <DevicePlan key={each.device.slug} {...each} ticks={ticks} formats={formats} labels={labels} />
      ))}
      <Formulas plans={plans} labels={labels} />
    </section>
  );
};
