import type { MeasuredTour } from "./measured-tour";
import { roomMeasures } from "./room-measures";

/** Headings of the columns, with their units. */
export interface ScheduleLabels {
  readonly room: string;
  readonly width: string;
  readonly depth: string;
  readonly area: string;
  readonly perimeter: string;
  readonly height: string;
  readonly volume: string;
}

const LENGTH_DECIMALS = 3;
const AREA_DECIMALS = 3;

/**
 * A room schedule as CSV: UTF-8, a comma between fields, and a period as the decimal separator in every language.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function roomSchedule(tour: MeasuredTour, labels: ScheduleLabels): string {
  const { room, width, depth, area, perimeter, height, volume } = labels;
  const rows = roomMeasures(tour).map(({ name, widthM, depthM, areaM2, perimeterM, heightM, volumeM3 }) => [
    name,
    ...[widthM, depthM].map((length) => length.toFixed(LENGTH_DECIMALS)),
    areaM2.toFixed(AREA_DECIMALS),
    ...[perimeterM, heightM].map((length) => length.toFixed(LENGTH_DECIMALS)),
    volumeM3.toFixed(AREA_DECIMALS),
  ]);
  return [[room, width, depth, area, perimeter, height, volume], ...rows]
    .map((fields) => `${fields.map(quoteField).join(",")}\r\n`)
    .join("");
}

const quoteField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
