import { formatNumber } from "@capture/domain/lib/locale";
import type { ComputedAccuracy } from "@capture/domain/accuracy/read-accuracy";
import { distanceBetween, dot, normalize, subtract, vectorLength, type Vector } from "@capture/domain/lib/vector";
import type { PickedPoint } from "./pick-in-panorama";
import { sampleDepth } from "./sample-depth";
import type { StationView } from "./depth-map";

export { pickInPanorama, type PickedPoint } from "./pick-in-panorama";

/** A distance between two picked points. */
export interface Measurement {
  id: number;
  from: PickedPoint;
  to: PickedPoint;
}

export const measurementLength = ({ from, to }: Measurement): number => distanceBetween(from.position, to.position);

type Ends = Pick<Measurement, "from" | "to">;

/**
 * The errors of a measured length, in meters: first those of the device, then that of picking at each end
 * (`PickedPoint.uncertainty`). An accuracy of points counts at both ends, one of distances once. One of ranges acts along the
 * beam, so it counts at both ends as far as the beam runs along the length.
 */
export function lengthErrors({ meters, of }: Pick<ComputedAccuracy, "meters" | "of">, { from, to }: Ends): number[] {
  const picking = [from.uncertainty, to.uncertainty];
  if (of === "distance") return [meters, ...picking];
  if (of !== "range") return [meters, meters, ...picking];
  const line = subtract(to.position, from.position);
  return [...[from, to].map(({ beam }) => meters * shareAlong(line, beam)), ...picking];
}

/** The cosine between a line and a beam. Without a beam or a length it is 1, which is the worst case. */
function shareAlong(line: Vector, beam: Vector | undefined): number {
  return beam && vectorLength(line) > 0 ? Math.abs(dot(normalize(line), normalize(beam))) : 1;
}

/** The uncertainty of a measured length, in meters. Its errors are independent, so their squares are added. */
export const lengthUncertainty = (accuracy: Pick<ComputedAccuracy, "meters" | "of">, ends: Ends): number =>
  Math.hypot(...lengthErrors(accuracy, ends));

/** The uncertainty of a length as a formula in centimeters: "√(1.0² + 1.0² + 0.42² + 0.31²) = 1.5 cm". */
export function formatUncertaintyFormula(errors: readonly number[], locale: string): string {
  // With two decimals, a reader who computes the formula gets the same first decimal.
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  const squares = errors.map((meters) => `${formatNumber(meters * 100, locale, digits)}²`);
  return `√(${squares.join(" + ")}) = ${formatCentimeters(Math.hypot(...errors), locale)}`;
}

/** "1.4 cm" */
const formatCentimeters = (meters: number, locale: string): string =>
  `${formatNumber(meters * 100, locale, { maximumFractionDigits: 1 })}\u00a0cm`;

/** "±1.4 cm" */
export const formatUncertainty = (meters: number, locale: string): string => `±${formatCentimeters(meters, locale)}`;

/** Allows for errors of the depth map and of the point. */
const VISIBILITY_MARGIN_M = 0.1;

/** Whether a point is visible from a station and not hidden by a wall. */
export function isVisibleFrom(station: StationView, point: Vector): boolean {
  const offset = subtract(point, station.position);
  const depth = sampleDepth(station.depthMap, normalize(offset), station.heading);
  return depth === undefined || vectorLength(offset) <= depth + VISIBILITY_MARGIN_M;
}
