import type { PointSampler } from "../point-sampler";
import { isFault, type ScanFault } from "../scan-fault";
import { createBitStream, type BitStream } from "./bit-stream";
import type { Data3d, UsedField } from "./data3d";
import { readPackets } from "./packets";
import type { PagedSource } from "./pages";

interface ReadOptions {
  sampler: PointSampler;
  /** The index in the file of the first point of the scan. */
  firstIndex: number;
  /** Called with the number of points that are read. */
  onProgress: (points: number) => void;
}

/** Of a valid file, a field is at most a few packets of 64 KB ahead of another. */
const MAX_AHEAD_BYTES = 4 * 1024 * 1024;

/** Adds the sampled points of one scan. */
export async function readData3d(
  pages: PagedSource,
  scan: Data3d,
  { sampler, firstIndex, onProgress }: ReadOptions,
): Promise<ScanFault | undefined> {
  const streams = new Map<number, BitStream>();
  const streamOf = ({ stream, field }: UsedField): BitStream => {
    const known = streams.get(stream) ?? createBitStream(field, scan.points);
    streams.set(stream, known);
    return known;
  };
  const addPoint = pointAdder(scan, sampler, streamOf);
  let read = 0;
  const addAvailable = (): void => {
    const end = Math.min(scan.points, ...[...streams.values()].map(({ endIndex }) => endIndex));
    while (sampler.nextIndex < firstIndex + end) addPoint(sampler.nextIndex - firstIndex);
    read = end;
    for (const stream of streams.values()) stream.discardBefore(end);
    onProgress(read);
  };
  addAvailable();
  if (read === scan.points) return undefined;
  for await (const packet of readPackets(pages, scan.fileOffset, scan.streams)) {
    if (isFault(packet)) return packet;
    for (const [index, stream] of streams) stream.append(packet[index] ?? new Uint8Array());
    addAvailable();
    if (read === scan.points) return undefined;
    if ([...streams.values()].some(({ keptBytes }) => keptBytes > MAX_AHEAD_BYTES)) return { fault: "brokenData" };
  }
  return { fault: "missingPoints", points: scan.points };
}

/** Returns a function that adds the point at an index of the scan, in the common coordinates of the file. */
function pointAdder(
  { position, isSpherical, color, invalidColor, invalidState, pose: { rotation, translation } }: Data3d,
  sampler: PointSampler,
  streamOf: (field: UsedField) => BitStream,
): (index: number) => void {
  const [first, second, third] = position.map(streamOf) as [BitStream, BitStream, BitStream];
  const colors = (color ?? []).map((field) => ({ stream: streamOf(field), ...field.scale }));
  const colorState = invalidColor && streamOf(invalidColor);
  const state = invalidState && streamOf(invalidState);
  const [r0 = 1, r1 = 0, r2 = 0, r3 = 0, r4 = 1, r5 = 0, r6 = 0, r7 = 0, r8 = 1] = rotation;
  const [t0 = 0, t1 = 0, t2 = 0] = translation;
  return (index) => {
    const isInvalid = state !== undefined && state.valueAt(index) !== 0;
    const stored = [isInvalid ? NaN : first.valueAt(index), second.valueAt(index), third.valueAt(index)] as const;
    const [px, py, pz] = isSpherical ? toCartesian(...stored) : stored;
    const hasColor = colorState === undefined || colorState.valueAt(index) === 0;
    const [red = 0, green = 0, blue = 0] = (hasColor ? colors : []).map(
      ({ stream, factor, summand }) => stream.valueAt(index) * factor + summand,
    );
    sampler.add(
      r0 * px + r1 * py + r2 * pz + t0,
      r3 * px + r4 * py + r5 * pz + t1,
      r6 * px + r7 * py + r8 * pz + t2,
      red,
      green,
      blue,
    );
  };
}

/** Angles are in radians; the elevation is 0 in the plane of x and y. */
const toCartesian = (range: number, azimuth: number, elevation: number): [number, number, number] => [
  range * Math.cos(elevation) * Math.cos(azimuth),
  range * Math.cos(elevation) * Math.sin(azimuth),
  range * Math.sin(elevation),
];
