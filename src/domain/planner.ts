import { parseNumber, WRITTEN_NUMBER } from "./numbers";

/**
 * The figures of the planner that a device's specification states, each with
 * the row that contains it. The content check compares the two.
 */
export const SPECIFIED = {
  secondsPerPoint: "shootingTime",
  paceArea: "shootingTime",
  paceMinutes: "shootingTime",
  sceneArea: "maxSceneSize",
  storageGigabytes: "storageDevice",
  batteryHours: "battery",
} as const;

/** All whole numbers that a text states: `500 m² in 70 min; 2,000 m²` has 500, 70 and 2000. */
export function wholeNumbersIn(text: string, language: string): number[] {
  return (text.match(new RegExp(WRITTEN_NUMBER, "g")) ?? [])
    .map((written) => parseNumber(written, language))
    .filter((number) => number !== undefined && Number.isInteger(number)) as number[];
}
