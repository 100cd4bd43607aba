import { fillPlaceholders } from "@capture/domain/placeholders";
import type { BarPart } from "../../../ui/charts/bars";
import type { Formats } from "./formats";
import { MINUTES_PER_HOUR, type DeviceFigures, type Place, type Plan } from "./plan";

interface PlanRowsOptions {
  readonly place: Place;
  readonly figures: DeviceFigures;
  readonly plan: Plan;
  readonly formats: Formats;
  readonly labels: Queries.PlannerLabelsFragment;
}

/** A result as text, with the formulas that give it. */
export interface PlanRow {
  readonly label: string;
  readonly value: string;
  /** What the device has of it, in words and as numbers. */
  readonly capacity?: { readonly text: string; readonly amount: number; readonly capacity: number };
  readonly note?: string;
  readonly formulas: readonly string[];
}

/** The parts of the time on site: capturing and moving, or a walk. */
export function timeParts({ plan, formats, labels }: Omit<PlanRowsOptions, "place" | "figures">): BarPart[] {
  const { minutes, shooting, byWalk } = plan;
  // Parts of less than an hour have decimals, so that their sum is that of the formulas.
  const textOf = (label: string, size: number): string => {
    const decimals = fillPlaceholders(labels.minutes, { minutes: formats.number(size) });
    return fillPlaceholders(label, { time: size < MINUTES_PER_HOUR ? decimals : formats.time(size) });
  };
  if (byWalk !== undefined) return [{ size: byWalk, text: textOf(labels.walking, byWalk) }];
  const moving = minutes - shooting;
  return [
    { size: shooting, text: textOf(labels.shooting, shooting) },
    { size: moving, text: textOf(labels.moving, moving), isHatched: true },
  ];
}

/** Lists the results of a plan, each with its formulas filled with the visitor's values. */
export function planRows(options: PlanRowsOptions): PlanRow[] {
  const { place, plan, figures, formats, labels } = options;
  const { number } = formats;
  const rooms = { rooms: formats.rooms(place.rooms), perRoom: formats.points(place.pointsPerRoom) };
  // A scanner captures while it is carried through the rooms; a camera stops at each point.
  const isScanner = figures.secondsPerPoint === null;
  return [
    { label: labels.time, value: formats.time(plan.minutes), formulas: timeFormulas(options) },
    {
      label: labels.storage,
      value: fillPlaceholders(labels.gigabytes, { count: number(plan.gigabytes) }),
      capacity: {
        text: fillPlaceholders(labels.ofStorage, { capacity: number(figures.storageGigabytes) }),
        amount: plan.gigabytes,
        capacity: figures.storageGigabytes,
      },
      note: plan.unloads > 0 ? formats.unloads(plan.unloads) : undefined,
      formulas: storageFormulas(options),
    },
    {
      label: figures.batteryBuiltIn ? labels.charges : labels.batteries,
      value: number(plan.batteries),
      capacity: {
        text: fillPlaceholders(labels.ofBattery, {
          time: formats.time(plan.minutes),
          capacity: formats.time(plan.batteries * figures.batteryHours * MINUTES_PER_HOUR),
        }),
        amount: plan.minutes / MINUTES_PER_HOUR,
        capacity: figures.batteryHours,
      },
      formulas: [
        fillPlaceholders(figures.batteryBuiltIn ? labels.charge : labels.battery, {
          time: formats.time(plan.minutes),
          hours: number(figures.batteryHours),
        }),
      ],
    },
    {
      label: labels.panoramas,
      value: number(plan.points),
      formulas: [fillPlaceholders(isScanner ? labels.panoramasWalk : labels.panoramasFormula, rooms)],
    },
    ...(plan.scenes === undefined || figures.sceneArea === null
      ? []
      : [
          {
            label: labels.scenes,
            value: number(plan.scenes),
            formulas: [
              fillPlaceholders(labels.scene, {
                area: formats.area(place.area),
                capacity: formats.area(figures.sceneArea),
              }),
            ],
          },
        ]),
  ];
}

function timeFormulas({ place, plan, figures, formats, labels }: PlanRowsOptions): string[] {
  const { number, points, area, time } = formats;
  const formulas = [
    plan.byPoints !== undefined &&
      fillPlaceholders(labels.byPoints, {
        points: points(plan.points),
        seconds: number(figures.secondsPerPoint ?? 0),
        between: number(place.secondsBetween),
        time: time(plan.byPoints),
      }),
    plan.byPace !== undefined &&
      fillPlaceholders(labels.byPace, {
        area: area(place.area),
        paceArea: area(figures.paceArea ?? 0),
        paceMinutes: number(figures.paceMinutes ?? 0),
        time: time(plan.byPace),
      }),
    plan.byWalk !== undefined &&
      fillPlaceholders(labels.byWalk, {
        area: area(place.area),
        pace: area(figures.areaPerMinute ?? 0),
        time: time(plan.byWalk),
      }),
  ].filter((formula) => formula !== false);
  return formulas.length > 1 ? [...formulas, labels.longer] : formulas;
}

function storageFormulas({ plan, figures, formats: { number, points }, labels }: PlanRowsOptions): string[] {
  const capacity = number(figures.storageGigabytes);
  return [
    figures.megabytesPerPoint !== null &&
      fillPlaceholders(labels.storagePoints, {
        points: points(plan.points),
        megabytes: number(figures.megabytesPerPoint),
        capacity,
      }),
    figures.megabytesPerMinute !== null &&
      fillPlaceholders(labels.storageMinutes, {
        minutes: number(plan.minutes),
        megabytes: number(figures.megabytesPerMinute),
        capacity,
      }),
  ].filter((formula) => formula !== false);
}
