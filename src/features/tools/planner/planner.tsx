import { graphql } from "gatsby";
import { useMemo, useState, type ReactNode } from "react";
import { METRIC } from "@capture/domain/facts/units";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { Band } from "../../../ui/band";
import { Grid, Stack } from "../../../ui/primitives";
import { useLocale } from "../../../hooks/use-site-content";
import { useQueryState, useSearch } from "../../../hooks/use-query-state";
import { LateNextTools } from "../facts/late-next-tools";
import { Coverage } from "./coverage";
import { createFormats } from "./formats";
import { defaultValues, readInputs, type Values } from "./planner-fields";
import { PlannerInputs } from "./planner-inputs";
import { PlannerResults } from "./planner-results";

interface PlannerProps {
  planner: Queries.PlannerFieldsFragment;
  results: Queries.HeadFieldsFragment;
  labels: Queries.PlannerLabelsFragment;
  tools: Queries.ToolLinksFragment;
  /** The choice of the devices among many. */
  choice?: ReactNode;
}

const PLANNER_PATH = "/products/planner";

/** The capture planner: fields, and next to them a plan for each device. The values of the fields are in the query string. */
export const Planner = ({ planner, results, labels, tools, choice }: PlannerProps) => {
  const locale = useLocale();
  const defaults = useMemo(() => defaultValues(planner, locale), [planner, locale]);
  const [state, setValues] = useQueryState(defaults);
  const values = hasImperialUnits(locale) ? state : { ...state, units: METRIC };
  const [lastInputs, setLastInputs] = useState(readInputs(defaults, planner, locale));
  const entered = readInputs(values, planner, locale);
  // While a field is invalid, the last valid results are shown.
  const inputs = entered ?? lastInputs;
  const change = (changed: Values, step?: boolean): void => {
    setLastInputs(inputs);
    setValues(changed, step);
  };
  const formats = createFormats(values.units ?? "", labels, locale);
  const search = useSearch();
  // Other tools bring facts for which the planner has no fields.
  const isCarried =
    /\b(area|rooms)\b/.test(search) && [...new URLSearchParams(search).keys()].some((name) => !(name in defaults));
  return (
    <Band palette="bone" id="place" labelledBy="place-heading">
      {choice}
      <Grid
        mt={[-5, null, -7]}
        columnGap={[6, null, 6, 8]}
        rowGap={5}
        columns={["minmax(0, 1fr)", null, "18rem minmax(0, 1fr)", "22rem minmax(0, 1fr)"]}
        alignItems="start"
        sx={{
          gridTemplateRows: [null, null, "auto 1fr"],
          "& > #results": {
            gridRow: [null, null, "1 / 3"],
            gridColumn: [null, null, 2],
            position: [null, null, "sticky"],
            top: 88,
          },
        }}
      >
        <PlannerInputs
          planner={planner}
          values={values}
          defaults={defaults}
          formats={formats}
          labels={labels}
          onChange={change}
          onReset={() => change(defaults, true)}
          note={isCarried ? tools.factLabels?.carried : undefined}
        />
        {inputs && (
          <PlannerResults results={results} inputs={inputs} isOutdated={!entered} formats={formats} labels={labels} />
        )}
        <Stack gap={5} alignContent="start">
          {inputs && <Coverage place={inputs.place} devices={planner.devices} formats={formats} labels={labels} />}
          <LateNextTools tools={tools} current={PLANNER_PATH} units={values.units} />
        </Stack>
      </Grid>
    </Band>
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
        ...ProductChoiceFields
        path
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
    wholeHours
    minutes
    shooting
    moving
    walking
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
    ofStorage
    storagePoints
    storageMinutes
    storageOver {
      ...PluralFields
    }
    battery
    charge
    scene
    ofBattery
    formulas
    coverage
    coverageWalk
    outdated
    wrong
    source
    withoutScript
  }
`;
