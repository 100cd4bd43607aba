import type { Quantity } from "./quantities";

/**
 * The figures with which the planner computes and which the specification of a device contains: the key of the field, and
 * the unit of the number. Each device of the planner has those that are required.
 */
export const SPECIFIED_FIGURES = {
  secondsPerPoint: { key: "shootingTime", unit: "s", isRequired: false },
  paceArea: { key: "shootingTime", unit: "m²", isRequired: false },
  paceMinutes: { key: "shootingTime", unit: "min", isRequired: false },
  sceneArea: { key: "maxSceneSize", unit: "m²", isRequired: false },
  storageGigabytes: { key: "storageDevice", unit: "GB", isRequired: true },
  batteryHours: { key: "battery", unit: "h", isRequired: true },
} as const;

export type SpecifiedFigure = keyof typeof SPECIFIED_FIGURES;

/** The figures of the planner in a specification; null for one that it does not contain. */
export function specifiedFigures(
  specifications: readonly { readonly key: string; readonly quantities?: readonly Quantity[] | null }[],
): Record<SpecifiedFigure, number | null> {
  const figures = Object.entries(SPECIFIED_FIGURES).map(([figure, { key, unit }]) => {
    const quantities = specifications.find((row) => row.key === key)?.quantities;
    return [figure, quantities?.find((quantity) => quantity.unit === unit)?.values[0] ?? null];
  });
  return Object.fromEntries(figures) as Record<SpecifiedFigure, number | null>;
}
