import { BYTE_ORDER_MARK } from "@capture/domain/lib/csv";
import { formatNumber } from "@capture/domain/lib/locale";
import type { MeasuredTour } from "./measured-tour";
import { roomMeasures } from "./room-measures";

/** Headings of the columns, with their units. */
export type ScheduleLabels = Readonly<
  Record<"room" | "width" | "depth" | "area" | "perimeter" | "height" | "volume", string>
>;

const FORMAT: Intl.NumberFormatOptions = {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  useGrouping: false,
  numberingSystem: "latn",
};

/**
 * A room schedule as CSV in UTF-8, with a byte order mark. Where the decimal separator is a comma, fields are separated by semicolons, as
 * spreadsheets in these languages expect: they would read 3.200 as 3200.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function roomSchedule(tour: MeasuredTour, labels: ScheduleLabels, locale: string): string {
  const format = (value: number): string => formatNumber(value, locale, FORMAT);
  const separator = format(0).includes(",") ? ";" : ",";
  const { room, width, depth, area, perimeter, height, volume } = labels;
  const rows = roomMeasures(tour).map(({ name, widthM, depthM, areaM2, perimeterM, heightM, volumeM3 }) => [
    name,
    ...[widthM, depthM, areaM2, perimeterM, heightM, volumeM3].map(format),
  ]);
  const lines = [[room, width, depth, area, perimeter, height, volume], ...rows].map(
    (fields) => `${fields.map((field) => quoteField(field, separator)).join(separator)}\r\n`,
  );
  return BYTE_ORDER_MARK + lines.join("");
}

const quoteField = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
