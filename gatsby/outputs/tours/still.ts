import { readFile } from "node:fs/promises";
import { toVector } from "@capture/domain/lib/vector";
import { contentFile } from "@capture/content/model/folder";
import { openPicture } from "@capture/content/model/open-picture";
import type { CameraPose } from "@capture/viewer/camera";
import type { DepthMap } from "@capture/viewer/depth-map";
import type { Room } from "@capture/viewer/floor-plan";
import { packDepth, readDepth } from "@capture/viewer/formats/depth";
import { cutDepthMap, measureStill } from "@capture/viewer/still";
import { builtFile, writeDerived } from "../../lib/write-once";

/** GraphQL types of a first picture in which visitors measure. */
export const stillTypes = `
  "The camera of a tour’s first picture in coordinates of the plan, and the distances of its pixels."
  type TourStill {
    depthUrl: String!
    position: [Float!]!
    yaw: Float!
    pitch: Float!
    fov: Float!
    example: [Float!]!
    meters: Float!
  }
`;

/** Increase it when the method changes, so that the file gets a new URL. */
const STILL_VERSION = 1;
/** With this width a compressed file has about 40 KB, and a pixel covers about 1 cm at a distance of 2 m. */
const WIDTH_PX = 480;

/** The fields of a tour that its still is made from. */
export interface StillSource {
  image: { src: string };
  imageCamera: { yaw: number; pitch: number; fieldOfView: number; example: [number, number] } | null;
  rooms: readonly Room[];
  stations: readonly { depth: string; heading: number; position: number[] }[];
}

/**
 * Writes the depth map of a tour’s first picture, and measures its example.
 * @returns `null` for a picture without a camera
 * @throws Error when nothing is measured at the example
 */
export async function createStill(
  { image, imageCamera, rooms, stations: [station] }: StillSource,
  readDepthPicture: (png: string) => Promise<DepthMap>,
): Promise<object | null> {
  if (!imageCamera || !station) return null;
  const { yaw, pitch, fieldOfView: fov, example } = imageCamera;
  const camera: CameraPose = { target: toVector(station.position), distance: 0, yaw, pitch, fov };
  const png = contentFile(station.depth);
  const { width, height } = (await openPicture(contentFile(image.src)).metadata()).autoOrient;
  const size = { width: WIDTH_PX, height: Math.round((WIDTH_PX * height) / width) };
  const depthUrl = await writeDerived(
    png,
    { folder: "/static/tours", extension: ".depth", dependsOn: [STILL_VERSION, size, camera] },
    async () => packDepth(cutDepthMap(await readDepthPicture(png), station.heading, camera, size)),
  );
  const { buffer } = Uint8Array.from(await readFile(builtFile(depthUrl)));
  const [x, y] = example;
  const point = measureStill({ camera, depthMap: readDepth(buffer), rooms }, { x: x * size.width, y: y * size.height });
  if (!point)
    throw new Error(
      `data/${image.src}: nothing was measured at the example [${example.join(", ")}] of its imageCamera; choose another point.`,
    );
  return { depthUrl, position: station.position, yaw, pitch, fov, example, meters: point.meters };
}
