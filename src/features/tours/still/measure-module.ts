import { clamp } from "@capture/domain/lib/angles";
import { formatLength } from "@capture/domain/lengths";
import { readDepth } from "@capture/viewer/formats/depth";
import { locateInStill, measureStill, type Still } from "@capture/viewer/still";
import { toVector } from "@capture/domain/lib/vector";
import type { MeasuredTour, Reading } from "./still-fields";

/** Measures at a position of the picture, in fractions of its width and height; outside of the picture, at its edge. */
export type Measure = (x: number, y: number) => Reading;

/**
 * Fetches the distances of a tour’s first picture.
 * @throws Error when the file cannot be fetched or read
 */
export async function loadMeasure({ still, rooms }: MeasuredTour, locale: string): Promise<Measure> {
  const response = await fetch(still.depthUrl);
  if (!response.ok) throw new Error(`${still.depthUrl} has the status ${response.status}.`);
  const depthMap = readDepth(await response.arrayBuffer());
  const { yaw, pitch, fov } = still;
  const camera = { target: toVector(still.position), distance: 0, yaw, pitch, fov };
  const model: Still = { camera, depthMap, rooms };
  return (...position) => {
    const [x, y] = position.map((fraction) => clamp(fraction, 0, 1)) as [number, number];
    const point = measureStill(model, { x: x * depthMap.width, y: y * depthMap.height });
    if (!point) return { x, y };
    const foot = point.wall && locateInStill(model, point.wall.position);
    return {
      x,
      y,
      length: formatLength(point.meters, locale),
      ...(point.wall &&
        foot && {
          wall: {
            x: foot.x / depthMap.width,
            y: foot.y / depthMap.height,
            length: formatLength(point.wall.meters, locale),
          },
        }),
    };
  };
}
