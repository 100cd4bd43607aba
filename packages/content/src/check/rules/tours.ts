import { statSync } from "node:fs";
import { MAX_PLY_HEADER_BYTES, PLY_POINT_BYTES, readPlyHeader } from "@capture/domain/ply";
import { entriesOf, field, type Collection, type Entry } from "../collection";
import { readBytes, isFile, onDisk } from "../media-file";
import type { PictureSize } from "../picture-sizes";
import type { JsonPath, Problem } from "../problem";
import { memoize } from "../memoize";

/** The part of a tour's file that is checked. */
interface Tour {
  ceiling: number;
  rooms: { id: string; min: number[]; max: number[] }[];
  stations: { room: string; position: number[]; picture: { src: string }; depth: string }[];
  cloud: string;
}

/** Reports stations outside of their rooms, and files in a wrong format; as a notice, projects without a tour. */
export function tourProblems(collection: Collection): Problem[] {
  return [
    ...entriesOf(collection, "Tour").flatMap((entry) => [...roomProblems(entry), ...mediaProblems(entry, collection)]),
    ...projectProblems(collection),
  ];
}

/** Projects without a tour next to projects with one. A site whose projects have no tours needs none. */
function projectProblems(collection: Collection): Problem[] {
  const projects = entriesOf(collection, "Project");
  const withoutTour = projects.filter((entry) => (field(entry, "tour") ?? field(entry, "tourUrl")) === undefined);
  if (withoutTour.length === projects.length) return [];
  const message = "the link “View 3D Tour” needs a target; add “tour” or “tourUrl”, or the project has no such link.";
  return withoutTour.map(({ file }) => file.notice([], message));
}

function* roomProblems({ file, value }: Entry): Iterable<Problem> {
  const { ceiling, rooms, stations } = value as unknown as Tour;
  for (const [index, { min, max }] of rooms.entries()) {
    for (const [axis, start] of min.entries()) {
      if (start < (max[axis] ?? Infinity)) continue;
      // Either value may be the wrong one, so both are reported.
      yield file.problem(["rooms", index, "min", axis], `must be smaller than “max”, which is ${max[axis]} here.`);
      yield file.problem(["rooms", index, "max", axis], `must be larger than “min”, which is ${start} here.`);
    }
  }
  for (const [index, { room, position }] of stations.entries()) {
    const known = rooms.find(({ id }) => id === room);
    // An unknown room is reported as a reference.
    if (!known) continue;
    const isInside = [...known.max, ceiling].every((end, axis) => {
      const at = position[axis] ?? 0;
      return at >= (known.min[axis] ?? 0) && at <= end;
    });
    if (!isInside)
      yield file.problem(["stations", index, "position"], `this position is not inside the room “${room}”.`);
  }
}

/** Reports files of a tour in a wrong format. Memoized, because these files are large and do not change during a check. */
const mediaProblems = memoize(({ file, value }: Entry, { folder, sizeOf }: Collection): Problem[] => {
  const { stations, cloud } = value as unknown as Tour;
  const check = (name: string, path: JsonPath, fault: Fault): Problem[] => {
    const full = onDisk(folder, name);
    const message = isFile(full) ? fault(full, sizeOf(name.normalize())) : undefined;
    return message === undefined ? [] : [file.problem(path, `data/${name} ${message}`)];
  };
  return [
    ...stations.flatMap(({ picture, depth }, index) => [
      ...check(picture.src, ["stations", index, "picture", "src"], panoramaFault),
      ...check(depth, ["stations", index, "depth"], depthFault),
    ]),
    ...check(cloud, ["cloud"], cloudFault),
  ];
});

/** Returns a message when a file is invalid. The size is `undefined` for files that are not pictures. */
type Fault = (path: string, size: PictureSize | undefined) => string | undefined;

const panoramaFault: Fault = (_, size) => {
  if (size?.width !== 2 * (size?.height ?? NaN))
    return "is not a full panorama; it must be twice as wide as it is high.";
  // Visitors download the original file, and not every program applies EXIF.
  return size.orientation === 1 ? undefined : "is stored on its side (EXIF orientation); save it upright.";
};

/** Byte offset of bit depth and color type in a PNG file. */
const PNG_DEPTH_OFFSET = 24;
/** Bit depth 16, and the color type of gray. */
const GRAY_16 = [16, 0];

const depthFault: Fault = (path, size) => {
  const head = readBytes(path, PNG_DEPTH_OFFSET + GRAY_16.length);
  const isGray = GRAY_16.every((value, index) => head[PNG_DEPTH_OFFSET + index] === value);
  if (!isGray || head.toString("latin1", 1, 4) !== "PNG")
    return "is not a 16-bit gray PNG; depth needs 16 bits per pixel.";
  if (!size) return "ends too early; export it again.";
  return size.width === 2 * size.height ? undefined : "is not twice as wide as it is high, as the panorama is.";
};

function cloudFault(path: string): string | undefined {
  const layout = readPlyHeader(readBytes(path, MAX_PLY_HEADER_BYTES));
  if (!layout) return "is not a binary PLY with x, y, z as float and red, green, blue as uchar.";
  const expected = layout.dataOffset + layout.points * PLY_POINT_BYTES;
  const { size } = statSync(path);
  return size === expected ? undefined : `is truncated: it has ${size} bytes, but its header announces ${expected}.`;
}
