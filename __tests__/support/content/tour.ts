import { join } from "node:path";
import sharp from "sharp";
import type { StationView } from "@capture/viewer/depth-map";
import { toVector } from "@capture/domain/lib/vector";
import type { Door, Room } from "@capture/viewer/floor-plan";
import { PARTS, readPart } from "../company/company";

interface TourFile {
  ceiling: number;
  rooms: Room[];
  doors: (Omit<Door, "closed"> & { closed?: boolean })[];
  stations: { id: string; room: string; position: number[]; heading: number; depth: string }[];
  cloud: string;
}

/** The content of the example tour. */
export const oakFlat = JSON.parse(readPart("tours/oak-flat.json")) as TourFile;

export const doors: Door[] = oakFlat.doors.map((door) => ({ closed: null, ...door }));

/** Reads a station of the example tour, with its depth map from the PNG. */
export async function readStationView(name: string): Promise<StationView> {
  const station = oakFlat.stations.find(({ id }) => id === name);
  if (!station) throw new Error(`The tour does not have a station “${name}”.`);
  return {
    position: toVector(station.position),
    heading: station.heading,
    depthMap: await readDepthMap(join(PARTS, station.depth)),
  };
}

/** Reads a depth map from the PNG at a path. */
export async function readDepthMap(path: string): Promise<StationView["depthMap"]> {
  const { data, info } = await sharp(path)
    .toColourspace("grey16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const millimeters = new Uint16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  return { width: info.width, height: info.height, millimeters };
}
