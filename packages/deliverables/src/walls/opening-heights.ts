import type { Points } from "@capture/domain/ply";
import { toMm } from "../measured-tour";
import { contains, type Opening } from "../plan/floor-plan";

/** Sills and things on the floor are lower than this, heads of doors are higher. */
const MIN_HEAD_MM = 1000;
/** Fewer points at one height are not the underside of a lintel. */
const MIN_HEAD_POINTS = 20;
/** Points on the faces of the wall are not in the opening. */
const FACE_MARGIN_MM = 2;

/**
 * The heights of openings, measured in the cloud, in millimeters: a tour's file does not state them. Inside the thickness
 * of a wall, the only horizontal surface above the floor is the underside of the lintel, so the height is the one at which
 * most points are. `undefined` for an opening without such points: it reaches up to the ceiling.
 */
export function openingHeights({ count, positions }: Points, openings: readonly Opening[]): (number | undefined)[] {
  const pointsAtHeight = openings.map(() => new Map<number, number>());
  for (let point = 0; point < count; point += 1) {
    const height = toMm(positions[point * 3 + 2]);
    if (height < MIN_HEAD_MM) continue;
    const [x, y] = [toMm(positions[point * 3]), toMm(positions[point * 3 + 1])];
    openings.forEach((opening, index) => {
      const counts = pointsAtHeight[index];
      if (counts && contains(opening, [x, y], -FACE_MARGIN_MM)) counts.set(height, (counts.get(height) ?? 0) + 1);
    });
  }
  return pointsAtHeight.map((counts) => {
    const [height, points = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
    return points >= MIN_HEAD_POINTS ? height : undefined;
  });
}
