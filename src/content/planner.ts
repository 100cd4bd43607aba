/**
 * The figures of the planner that a device's specification states, each with
 * the row it stands in. The content check compares the two.
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
export function wholeNumbersIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.])\d{1,3}(?:,\d{3})+(?![\d.])|(?<![\d.,])\d+(?!\.?\d)/g)].map(([number]) =>
    Number(number.replaceAll(",", "")),
  );
}
