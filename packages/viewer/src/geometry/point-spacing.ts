import type { CloudPiece, CloudScale } from "../formats/cloud";

/** Number of cells along the longest side of the cloud: 20 cm in an apartment of 10 m. */
const CELLS = 48;

/**
 * The area of the surfaces in a cloud, in square meters: one side of each occupied cell. In a room, whose surfaces are
 * mostly parallel to the cells, the error is below 10 %. The distance between n points is the square root of area / n.
 * @param piece an even sample of the cloud, such as its first piece
 */
export function surfaceArea({ positions }: Pick<CloudPiece, "positions">, { step }: CloudScale): number {
  let maxStep = 1;
  for (const value of positions) maxStep = Math.max(maxStep, Math.abs(value));
  const cellSteps = (2 * maxStep) / CELLS;
  const occupied = new Set<number>();
  const cellAt = (index: number): number => Math.floor(((positions[index] ?? 0) + maxStep) / cellSteps);
  for (let index = 0; index < positions.length; index += 3) {
    occupied.add((cellAt(index) * (CELLS + 1) + cellAt(index + 1)) * (CELLS + 1) + cellAt(index + 2));
  }
  return occupied.size * (cellSteps * step) ** 2;
}
