import { parseNumber } from "../../domain/numbers";

/** What is captured, and how. */
export interface Place {
  /** Square meters. */
  readonly area: number;
  readonly rooms: number;
  readonly pointsPerRoom: number;
  /** Seconds from the end of a point to the start of the next. */
  readonly secondsBetween: number;
}

/** A device's figures: specified ones, and assumptions that a visitor may have changed. Null where one does not apply. */
export interface DeviceFigures {
  readonly secondsPerPoint: number | null;
  /** This many square meters are captured in `paceMinutes` minutes. */
  readonly paceArea: number | null;
  readonly paceMinutes: number | null;
  /** The largest scene in square meters. */
  readonly sceneArea: number | null;
  readonly storageGigabytes: number;
  readonly batteryHours: number;
  /** Whether the battery is charged on the way instead of exchanged. */
  readonly batteryBuiltIn: boolean | null;
  readonly megabytesPerPoint: number | null;
  /** Square meters walked in a minute. */
  readonly areaPerMinute: number | null;
  readonly megabytesPerMinute: number | null;
}

/** What a capture takes. Times are in minutes, not rounded. */
export interface Plan {
  readonly points: number;
  /** Minutes by points, by the specification's pace, by walking; undefined where the device has no such figure. */
  readonly byPoints: number | undefined;
  readonly byPace: number | undefined;
  readonly byWalk: number | undefined;
  /** The longest of them. */
  readonly minutes: number;
  readonly gigabytes: number;
  /** How often the memory must be emptied on the way. */
  readonly unloads: number;
  /** Batteries, or charges of one that is built in. */
  readonly batteries: number;
  /** Scenes of the largest size; undefined where none is stated. */
  readonly scenes: number | undefined;
}

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;
const MEGABYTES_A_GIGABYTE = 1000;

/** What a device takes for a place, from its figures. */
export function planCapture({ area, rooms, pointsPerRoom, secondsBetween }: Place, device: DeviceFigures): Plan {
  const points = rooms * pointsPerRoom;
  const byPoints =
    device.secondsPerPoint === null
      ? undefined
      : (points * (device.secondsPerPoint + secondsBetween)) / SECONDS_A_MINUTE;
  const byPace =
    device.paceArea === null || device.paceMinutes === null ? undefined : (area / device.paceArea) * device.paceMinutes;
  const byWalk = device.areaPerMinute === null ? undefined : area / device.areaPerMinute;
  const minutes = Math.max(0, byPoints ?? 0, byPace ?? 0, byWalk ?? 0);
  const megabytes = points * (device.megabytesPerPoint ?? 0) + minutes * (device.megabytesPerMinute ?? 0);
  const gigabytes = megabytes / MEGABYTES_A_GIGABYTE;
  return {
    points,
    byPoints,
    byPace,
    byWalk,
    minutes,
    gigabytes,
    unloads: Math.max(0, Math.ceil(gigabytes / device.storageGigabytes) - 1),
    batteries: Math.max(1, Math.ceil(minutes / MINUTES_AN_HOUR / device.batteryHours)),
    scenes: device.sceneArea === null ? undefined : Math.ceil(area / device.sceneArea),
  };
}

/** Square feet in a square meter. */
const SQUARE_FEET = 10.7639104;

export const squareFeet = (squareMeters: number): number => squareMeters * SQUARE_FEET;
export const squareMeters = (feet: number): number => feet / SQUARE_FEET;

export interface Range {
  readonly least: number;
  readonly most: number;
  /** For what is counted: only whole numbers. */
  readonly whole?: boolean;
}

/** The number that a visitor has typed, as `1,200`; undefined when it is none, or outside of the range. */
export function amountIn(text: string, { least, most, whole = false }: Range): number | undefined {
  const amount = parseNumber(text.trim(), "en");
  if (amount === undefined || (whole && !Number.isInteger(amount))) return undefined;
  return amount >= least && amount <= most ? amount : undefined;
}

/** Whole hours and minutes of a time in minutes, rounded up to the minute. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  // What rounding has added counts for nothing: 70.001 is 70 min.
  const whole = Math.ceil(Math.round(minutes * 100) / 100);
  return { hours: Math.floor(whole / MINUTES_AN_HOUR), minutes: whole % MINUTES_AN_HOUR };
}
