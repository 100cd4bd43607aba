import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { StationView } from "../../../src/features/tours/geometry/station-view";
import { toVector } from "../../../src/features/tours/geometry/vector";
import type { Room } from "../../../src/features/tours/geometry/room";
import type { Door } from "../../../src/features/tours/geometry/connections";

interface TourFile {
  ceiling: number;
  rooms: Room[];
  doors: (Omit<Door, "closed"> & { closed?: boolean })[];
  stations: { id: string; room: string; position: number[]; heading: number; depth: string }[];
  cloud: string;
}

/** The tour of the site, as its file says. */
export const oakFlat = JSON.parse(readFileSync("data/tours/oak-flat.json", "utf8")) as TourFile;

export const doors: Door[] = oakFlat.doors.map((door) => ({ closed: null, ...door }));

/** A station of the tour with its depth, read from the PNG. */
export async function stationOf(name: string): Promise<StationView> {
  const station = oakFlat.stations.find(({ id }) => id === name);
  if (!station) throw new Error(`The tour has no station ${name}.`);
  const { data, info } = await sharp(`data/${station.depth}`)
    .toColourspace("grey16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const millimeters = new Uint16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
  return {
    position: toVector(station.position),
    heading: station.heading,
    depthMap: { width: info.width, height: info.height, millimeters },
  };
}
