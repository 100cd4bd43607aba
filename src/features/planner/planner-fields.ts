import { amountIn, squareFeet, squareMeters, type DeviceFigures, type Place, type Range } from "./plan";

type Content = Queries.PlannerPartsFragment;
type Planned = Content["devices"][number];

export type Values = Record<string, string>;

/** What may be changed of a device. */
export type Assumption = "megabytesPerPoint" | "areaPerMinute" | "megabytesPerMinute";
export const ASSUMPTIONS = ["megabytesPerPoint", "areaPerMinute", "megabytesPerMinute"] as const;

const PLACE = ["area", "rooms", "pointsPerRoom", "secondsBetween"] as const;
export type PlaceField = (typeof PLACE)[number];

/** What each field takes. */
export const RANGES: Readonly<Record<PlaceField | Assumption, Range>> = {
  area: { least: 1, most: 10_000_000 },
  rooms: { least: 1, most: 10_000, whole: true },
  pointsPerRoom: { least: 1, most: 1000, whole: true },
  secondsBetween: { least: 0, most: 3600 },
  megabytesPerPoint: { least: 1, most: 100_000 },
  areaPerMinute: { least: 1, most: 10_000 },
  megabytesPerMinute: { least: 1, most: 100_000 },
};

/** Areas have a field of their own for each unit, so that changing the unit rounds nothing that was typed. */
const AREAS: readonly string[] = ["area", "areaPerMinute"];
const FEET = "-ft";

export const IMPERIAL = "imperial";

/** The name of a field in the address: `area`, `area-ft`, `meta-areaPerMinute`. */
export function fieldKey(field: PlaceField | Assumption, units: string, device?: string): string {
  const name = device === undefined ? field : `${device}-${field}`;
  return units === IMPERIAL && AREAS.includes(field) ? name + FEET : name;
}

/** The values of the bare address. */
export function defaultValues({ defaults, devices }: Content): Values {
  const values: Values = { units: "metric" };
  const set = (field: PlaceField | Assumption, amount: number, device?: string): void => {
    values[fieldKey(field, "metric", device)] = String(amount);
    if (AREAS.includes(field)) values[fieldKey(field, IMPERIAL, device)] = roundFeet(amount);
  };
  for (const field of PLACE) set(field, defaults[field]);
  for (const planned of devices) {
    for (const field of ASSUMPTIONS) if (planned[field] !== null) set(field, planned[field], planned.device.slug);
  }
  return values;
}

/** Square feet for a field: two figures are as exact as the area that they stand for. */
const roundFeet = (meters: number): string => String(Number(squareFeet(meters).toPrecision(2)));

/** A converted area for a field: whole from 100 on, else three figures. */
const rounded = (area: number): number => (area >= 100 ? Math.round(area) : Number(area.toPrecision(3)));

const areaIn = (text: string | undefined): number | undefined => amountIn(text ?? "", { least: 0, most: Infinity });

/** The areas in the other unit, when the unit changes. One that was converted and not changed since gets its own figure back. */
export function valuesInUnits(values: Values, units: string): Values {
  const toFeet = units === IMPERIAL;
  const [convert, revert] = toFeet ? [squareFeet, squareMeters] : [squareMeters, squareFeet];
  const changed = Object.keys(values)
    .filter((key) => key.endsWith(FEET))
    .flatMap((feet): [string, string][] => {
      const meters = feet.slice(0, -FEET.length);
      const [from, to] = toFeet ? [meters, feet] : [feet, meters];
      const typed = areaIn(values[from]);
      const before = areaIn(values[to]);
      const isUnchanged = before !== undefined && rounded(revert(before)) === typed;
      return typed === undefined || isUnchanged ? [] : [[to, String(rounded(convert(typed)))]];
    });
  return { ...Object.fromEntries(changed), units };
}

/** The amount of a field in metric units, or undefined when what is typed does not fit. */
function amountOf(values: Values, field: PlaceField | Assumption, device?: string): number | undefined {
  const units = values.units ?? "";
  const amount = amountIn(values[fieldKey(field, units, device)] ?? "", RANGES[field]);
  return amount !== undefined && units === IMPERIAL && AREAS.includes(field) ? squareMeters(amount) : amount;
}

/** The place that is typed, or undefined when a field does not fit. */
export function placeIn(values: Values): Place | undefined {
  const [area, rooms, pointsPerRoom, secondsBetween] = PLACE.map((field) => amountOf(values, field));
  if (area === undefined || rooms === undefined || pointsPerRoom === undefined || secondsBetween === undefined)
    return undefined;
  return { area, rooms, pointsPerRoom, secondsBetween };
}

/** A device's figures with the assumptions that are typed, or undefined when one of them does not fit. */
export function figuresIn(values: Values, planned: Planned): DeviceFigures | undefined {
  const assumed = ASSUMPTIONS.map((field) =>
    planned[field] === null ? null : amountOf(values, field, planned.device.slug),
  );
  const [megabytesPerPoint, areaPerMinute, megabytesPerMinute] = assumed;
  if (megabytesPerPoint === undefined || areaPerMinute === undefined || megabytesPerMinute === undefined)
    return undefined;
  return { ...planned, megabytesPerPoint, areaPerMinute, megabytesPerMinute };
}
