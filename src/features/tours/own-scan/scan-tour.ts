import type { Scan } from "@capture/viewer/scan";
import type { Tour } from "../tour-fields";

/** A flat or a single point has this extent, because the viewer divides by it. */
const MIN_EXTENT_M = 0.001;

/** A tour without rooms and stations, whose cloud is a scan. */
export function tourOf({ count, size }: Scan, name: string): Tour {
  const [width = 0, depth = 0, height = 0] = size.map((extent) => Math.max(MIN_EXTENT_M, extent));
  return {
    slug: "",
    path: "",
    name,
    ceiling: height,
    device: null,
    rooms: [],
    doors: [],
    stations: [],
    scan: {
      points: count,
      origin: [0, 0, 0],
      step: 1,
      min: [-width / 2, -depth / 2, 0],
      max: [width / 2, depth / 2, height],
      pieces: [],
    },
  };
}

/** A ceiling hides the rooms from above; a scan of this height has one. */
const STORY_HEIGHT_M = { min: 2, max: 4 } as const;
const CEILING_CUT_M = 0.12;

/** The height above which the points are cut away at first: below the ceiling of one story, otherwise above the highest point. */
export const initialClipHeight = ({ size: [, , height] }: Scan): number =>
  height > STORY_HEIGHT_M.min && height < STORY_HEIGHT_M.max ? height - CEILING_CUT_M : Math.max(MIN_EXTENT_M, height);
