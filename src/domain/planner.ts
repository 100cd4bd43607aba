import { parseNumber, NUMBER_PATTERN } from "./numbers";

/**
 * For each figure of the planner that a device's specification also contains, the key of the specification field. The
 * content check compares the two figures.
 */
export const SPECIFICATION_KEYS = {
  secondsPerPoint: "shootingTime",
  paceArea: "shootingTime",
  paceMinutes: "shootingTime",
  sceneArea: "maxSceneSize",
  storageGigabytes: "storageDevice",
  batteryHours: "battery",
} as const;

/** All integers in a text: `500 m² in 70 min; 2,000 m²` has 500, 70 and 2000. */
export function findIntegers(text: string, language: string): number[] {
  return (text.match(new RegExp(NUMBER_PATTERN, "g")) ?? [])
    .map((number) => parseNumber(number, language))
    .filter((number) => number !== undefined && Number.isInteger(number)) as number[];
}
