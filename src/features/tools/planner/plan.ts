/** The place to capture, and the number of points. */
export interface Place {
  /** In square meters. */
  readonly area: number;
  readonly rooms: number;
  readonly pointsPerRoom: number;
  /** Seconds from the end of a point to the start of the next. */
  readonly secondsBetween: number;
}

/**
 * The figures of a device, from its specification or from assumptions that visitors can change. A figure that does not
 * apply to the device is null.
 */
export interface DeviceFigures {
  readonly secondsPerPoint: number | null;
  /** Square meters captured in `paceMinutes`. */
  readonly paceArea: number | null;
  readonly paceMinutes: number | null;
  /** Maximum size of a scene in square meters. */
  readonly sceneArea: number | null;
  readonly storageGigabytes: number;
  readonly batteryHours: number;
  /** Whether the battery is recharged during the capture instead of exchanged. */
  readonly batteryBuiltIn: boolean | null;
  readonly megabytesPerPoint: number | null;
  /** Square meters captured per minute of walking. */
  readonly areaPerMinute: number | null;
  readonly megabytesPerMinute: number | null;
}

/** The time, storage and batteries that a capture needs. Minutes and gigabytes are not rounded. */
export interface Plan {
  readonly points: number;
  /** Minutes at all points and between them; undefined for a device that does not capture points. */
  readonly byPoints: number | undefined;
  /** Minutes at the pace in the specification; undefined when it states none. */
  readonly byPace: number | undefined;
  /** Minutes of walking; undefined for a device that captures points. */
  readonly byWalk: number | undefined;
  /** The longest of these times. */
  readonly minutes: number;
  /** Minutes of that time in which the device captures; in the others it is moved to the next point. */
  readonly shooting: number;
  readonly gigabytes: number;
  /** How often the memory must be emptied during the capture. */
  readonly unloads: number;
  /** Batteries, or charges of a built-in battery. */
  readonly batteries: number;
  /** Scenes of the maximum size; undefined for a device without a maximum. */
  readonly scenes: number | undefined;
}

const SECONDS_PER_MINUTE = 60;
export const MINUTES_PER_HOUR = 60;
const MEGABYTES_PER_GIGABYTE = 1000;

/** Calculates what a device needs to capture a place. */
export function planCapture({ area, rooms, pointsPerRoom, secondsBetween }: Place, device: DeviceFigures): Plan {
  const points = rooms * pointsPerRoom;
  const byPoints =
    device.secondsPerPoint === null
      ? undefined
      : (points * (device.secondsPerPoint + secondsBetween)) / SECONDS_PER_MINUTE;
  const byPace =
    device.paceArea === null || device.paceMinutes === null ? undefined : (area / device.paceArea) * device.paceMinutes;
  const byWalk = device.areaPerMinute === null ? undefined : area / device.areaPerMinute;
  const minutes = Math.max(0, byPoints ?? 0, byPace ?? 0, byWalk ?? 0);
  const megabytes = points * (device.megabytesPerPoint ?? 0) + minutes * (device.megabytesPerMinute ?? 0);
  const gigabytes = megabytes / MEGABYTES_PER_GIGABYTE;
  return {
    points,
    byPoints,
    byPace,
    byWalk,
    minutes,
    shooting: byWalk ?? (points * (device.secondsPerPoint ?? 0)) / SECONDS_PER_MINUTE,
    gigabytes,
    unloads: Math.max(0, Math.ceil(gigabytes / device.storageGigabytes) - 1),
    batteries: Math.max(1, Math.ceil(minutes / MINUTES_PER_HOUR / device.batteryHours)),
    scenes: device.sceneArea === null ? undefined : Math.ceil(area / device.sceneArea),
  };
}

/** Splits a time into hours and minutes, rounded to the minute. The shortest time is a minute. */
export function toHoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const rounded = Math.max(1, Math.round(minutes));
  return { hours: Math.floor(rounded / MINUTES_PER_HOUR), minutes: rounded % MINUTES_PER_HOUR };
}
