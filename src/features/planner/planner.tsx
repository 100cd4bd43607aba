import { graphql } from "gatsby";
import { useMemo } from "react";
import { fillPlaceholders } from "../../content/placeholders";
import { Band } from "../../components/ui/band";
import { Chips } from "../../components/ui/chips";
import { Heading } from "../../components/ui/heading";
import { useAddressState } from "../../components/ui/use-address-state";
import { AmountField } from "./amount-field";
import { DevicePlan } from "./device-plan";
import { formatsFor } from "./formats";
import {
  ASSUMPTIONS,
  defaultValues,
  fieldKey,
  figuresIn,
  placeIn,
  RANGES,
  valuesInUnits,
  type Assumption,
  type PlaceField,
} from "./planner-fields";

interface PlannerProps {
  planner: Queries.PlannerPartsFragment;
  results: Queries.HeadPartsFragment;
  labels: Queries.PlannerLabelsFragment;
}

/** The fields of a place and of the assumptions, and what each device takes; the figures live in the address. */
export const Planner = ({ planner, results, labels }: PlannerProps) => {
  const defaults = useMemo(() => defaultValues(planner), [planner]);
  const [values, change] = useAddressState(defaults);
  const units = values.units ?? "";
  const formats = formatsFor(units, labels);
  const place = placeIn(values);
  const field = (name: PlaceField | Assumption, label: string, device?: string) => {
    const key = fieldKey(name, units, device);
    return (
      <AmountField
        key={key}
        id={key}
        label={label}
        value={values[key] ?? ""}
        range={RANGES[name]}
        message={labels.invalid}
        onChange={(value) => change({ [key]: value })}
      />
    );
  };
  return (
    <>
      <Band ground="bone" id="place" labelledBy="place-heading">
        <noscript>
          <p sx={{ variant: "text.lead" }}>
            {fillPlaceholders(labels.withoutScript, {
              area: formats.area(planner.defaults.area),
              rooms: planner.defaults.rooms,
              perRoom: planner.defaults.pointsPerRoom,
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
              onChoose={(chosen) => change(valuesInUnits(values, chosen), true)}
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
              <button type="button" onClick={() => change(defaults, true)} sx={{ variant: "buttons.secondary" }}>
                {labels.reset}
              </button>
            </div>
          </div>
        </div>
      </Band>
      <Band ground="ink" id="results" labelledBy="results-heading">
        <Heading id="results-heading" heading={results.heading} lead={results.lead} />
        <div
          sx={{
            display: "grid",
            gap: [7, null, 5],
            gridTemplateColumns: ["minmax(0, 1fr)", null, `repeat(${planner.devices.length}, minmax(0, 1fr))`],
          }}
        >
          {planner.devices.map((planned) => (
            <DevicePlan
              key={planned.device.slug}
              device={planned.device}
              place={place}
              figures={figuresIn(values, planned)}
              formats={formats}
              labels={labels}
            />
          ))}
        </div>
      </Band>
    </>
  );
};

const FIELDS = { display: "grid", gap: 4, alignItems: "end", gridTemplateColumns: ["1fr", "1fr 1fr"] };

export const plannerFragments = graphql`
  fragment PlannerParts on Planner {
    defaults {
      area
      rooms
      pointsPerRoom
      secondsBetween
    }
    devices {
      device {
        slug
        name
        cardLine
      }
      secondsPerPoint
      paceArea
      paceMinutes
      sceneArea
      storageGigabytes
      batteryHours
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
    reset
    copyHint
    time
    panoramas
    storage
    batteries
    scenes
    hours
    minutes
    byPoints
    byPace
    byWalk
    longer
    panoramasFormula
    panoramasWalk
    gigabytes
    storagePoints
    storageMinutes
    storageOver
    battery
    scene
    wrong
    source
    withoutScript
  }
`;
