import { graphql } from "gatsby";
import { useMemo } from "react";
import { hasImperialUnits } from "@capture/domain/units";
import { Grid } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { useLocale } from "../../hooks/use-site-content";
import { useQueryState } from "../../hooks/use-query-state";
import { DevicePlan } from "./device-plan";
import { createFormats } from "./formats";
import { METRIC, defaultValues, readFigures, readPlace } from "./planner-fields";
import { PlannerInputs } from "./planner-inputs";

interface PlannerProps {
  planner: Queries.PlannerFieldsFragment;
  results: Queries.HeadFieldsFragment;
  labels: Queries.PlannerLabelsFragment;
}

/** The capture planner: fields, and a plan for each device. The values of the fields are kept in the query string. */
export const Planner = ({ planner, results, labels }: PlannerProps) => {
  const locale = useLocale();
  const defaults = useMemo(() => defaultValues(planner, locale), [planner, locale]);
  const [state, change] = useQueryState(defaults);
  const values = hasImperialUnits(locale) ? state : { ...state, units: METRIC };
  const formats = createFormats(values.units ?? "", labels, locale);
  const place = readPlace(values, locale);
  return (
    <>
      <PlannerInputs
        planner={planner}
        values={values}
        formats={formats}
        labels={labels}
        onChange={change}
        onReset={() => change(defaults, true)}
      />
      <Band palette="ink" id="results" labelledBy="results-heading">
        <Heading id="results-heading" heading={results.heading} lead={results.lead} />
        <Grid
          gap={[7, null, 5]}
          columns={["minmax(0, 1fr)", null, `repeat(${planner.devices.length}, minmax(0, 1fr))`]}
        >
          {planner.devices.map((plannerDevice) => (
            <DevicePlan
              key={plannerDevice.device.slug}
              device={plannerDevice.device}
              place={place}
              figures={readFigures(values, plannerDevice, locale)}
              formats={formats}
              labels={labels}
            />
          ))}
        </Grid>
      </Band>
    </>
  );
};

export const plannerFragments = graphql`
  fragment PluralFields on PluralForms {
    zero
    one
    two
    few
    many
    other
  }

  fragment PlannerFields on Planner {
    defaults {
      area
      rooms
      pointsPerRoom
      secondsBetween
    }
    devices {
      device {
        slug
        path
        name
        cardLine
      }
      secondsPerPoint
      paceArea
      paceMinutes
      sceneArea
      storageGigabytes
      batteryHours
      batteryBuiltIn
      megabytesPerPoint
      areaPerMinute
      megabytesPerMinute
    }
  }

  fragment PlannerLabels on PlannerPageLabels {
    units
    metric
    imperial
    inputs
    area
    rooms
    pointsPerRoom
    assumptions
    assumptionsHint
    secondsBetween
    megabytesPerPoint
    areaPerMinute
    megabytesPerMinute
    invalid
    invalidWhole
    reset
    copyHint
    time
    panoramas
    storage
    batteries
    charges
    scenes
    hours
    minutes
    byPoints
    byPace
    byWalk
    longer
    points {
      ...PluralFields
    }
    roomCount {
      ...PluralFields
    }
    panoramasFormula
    panoramasWalk
    gigabytes
    storagePoints
    storageMinutes
    storageOver {
      ...PluralFields
    }
    battery
    charge
    scene
    wrong
    source
    withoutScript
  }
`;
