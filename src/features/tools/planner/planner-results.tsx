import { Axis } from "../../../ui/charts/bars";
import { axisTicks } from "../../../ui/charts/axis";
import { Grid, Text } from "../../../ui/primitives";
import { bandProperties } from "../../../theme/bands";
import { useLocale } from "../../../hooks/use-site-content";
import { DevicePlan, PLAN_COLUMNS } from "./device-plan";
import type { Formats } from "./formats";
import { MINUTES_PER_HOUR, planCapture, type Place } from "./plan";
import { readFigures, type Values } from "./planner-fields";

interface PlannerResultsProps {
  planner: Queries.PlannerFieldsFragment;
  results: Queries.HeadFieldsFragment;
  labels: Queries.PlannerLabelsFragment;
  /** Undefined while a field is invalid. */
  place: Place | undefined;
  values: Values;
  formats: Formats;
}

/** The shortest axis, so that the bars of a single room do not fill it. */
const MIN_AXIS_MINUTES = 5;

/** The plans of all devices below each other, on one axis of time. */
export const PlannerResults = ({ planner, results, place, values, formats, labels }: PlannerResultsProps) => {
  const locale = useLocale();
  const plans = planner.devices.map((plannerDevice) => {
    const figures = readFigures(values, plannerDevice, locale);
    return { device: plannerDevice.device, figures, plan: place && figures && planCapture(place, figures) };
  });
  const max = Math.max(MIN_AXIS_MINUTES, ...plans.map(({ plan }) => plan?.minutes ?? 0));
  const ticks = axisTicks(max, max > MINUTES_PER_HOUR ? MINUTES_PER_HOUR : 1);
  return (
    <section
      id="results"
      aria-labelledby="results-heading"
      style={bandProperties("ink")}
      sx={{ bg: "background", color: "text", borderRadius: "media", px: [5, null, 5, 6], pt: 5, pb: 2 }}
    >
      <Grid columnGap={5} rowGap={1} mb={4} columns={PLAN_COLUMNS} alignItems="baseline">
        <Text as="h2" id="results-heading" variant="h4">
          {results.heading}
        </Text>
        {results.lead && <Text variant="small">{results.lead}</Text>}
      </Grid>
      <Grid columnGap={5} columns={PLAN_COLUMNS}>
        <div />
        <Axis labels={ticks.map((tick) => (tick === 0 ? formats.number(0) : formats.time(tick)))} />
      </Grid>
      {plans.map(({ device, figures, plan }) => (
        <DevicePlan
          key={device.slug}
          device={device}
          place={place}
          figures={figures}
          plan={plan}
          ticks={ticks}
          formats={formats}
          labels={labels}
        />
      ))}
    </section>
  );
};
