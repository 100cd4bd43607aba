import { fillPlaceholders } from "@capture/domain/placeholders";
import { toM, toMm, type MeasuredTour } from "./measured-tour";
import { floorPlan, type Opening } from "./plan/floor-plan";
import { roomMeasures } from "./room-measures";

/** A length of the tour, in meters. */
export interface TrueDimension {
  readonly name: string;
  readonly lengthM: number;
}

/** Texts with the placeholders `{name}`, or `{from}` and `{to}`. */
export type DimensionLabels = Readonly<Record<"width" | "depth" | "opening" | "ceiling", string>>;

export const MAX_DIMENSIONS = 10;

/** True lengths that a visitor can measure in the cloud: the ceiling, the rooms, and the openings that are not closed. */
export function trueDimensions(tour: MeasuredTour, labels: DimensionLabels): TrueDimension[] {
  const ceiling = { name: labels.ceiling, lengthM: toM(toMm(tour.ceiling)) };
  const rooms = roomMeasures(tour).flatMap(({ name, widthM, depthM }) => [
    { name: fillPlaceholders(labels.width, { name }), lengthM: widthM },
    { name: fillPlaceholders(labels.depth, { name }), lengthM: depthM },
  ]);
  const openings = floorPlan(tour).openings.filter(({ isClosed }) => !isClosed);
  return [ceiling, ...rooms, ...openings.map((opening) => openingDimension(opening, labels))].slice(0, MAX_DIMENSIONS);
}

function openingDimension({ min, max, across, between }: Opening, labels: DimensionLabels): TrueDimension {
  const along = across === 0 ? 1 : 0;
  const [from = "", to = ""] = between;
  return { name: fillPlaceholders(labels.opening, { from, to }), lengthM: toM(max[along] - min[along]) };
}
