import { degToRad } from "@capture/domain/lib/angles";
import type { Points } from "@capture/domain/ply";
import type { Station } from "../measured-tour";

/** The points of one station. */
export type Scan = ReturnType<typeof scanOf>;

const AXES = [0, 1, 2] as const;

/**
 * Splits a cloud by the nearest station, and moves each part into the coordinates of its station. A cloud does not state
 * from which station a point was measured. Stations without points are omitted.
 */
export function splitByStation(points: Points, stations: readonly Station[]): Scan[] {
  const nearest = nearestStations(points, stations);
  return stations.flatMap((station, index): Scan[] => {
    const indices = nearest.reduce((count, other) => count + Number(other === index), 0);
    return indices === 0 ? [] : [scanOf(station, points, nearest, index, indices)];
  });
}

function nearestStations({ count, positions }: Points, stations: readonly Station[]): Uint16Array {
  const nearest = new Uint16Array(count);
  for (let point = 0; point < count; point += 1) {
    let shortest = Infinity;
    for (const [index, { position }] of stations.entries()) {
      let square = 0;
      for (const axis of AXES) square += ((positions[point * 3 + axis] ?? 0) - (position[axis] ?? 0)) ** 2;
      if (square >= shortest) continue;
      shortest = square;
      nearest[point] = index;
    }
  }
  return nearest;
}

function scanOf(station: Station, points: Points, nearest: Uint16Array, index: number, count: number) {
  // Whole millimeters in the coordinates of the station: x right, y ahead, z up, the lens at the origin.
  const scan = { station, positions: new Int32Array(count * 3), colors: new Uint8Array(count * 3) };
  const heading = degToRad(station.heading);
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  let next = 0;
  for (let point = 0; point < points.count; point += 1) {
    if (nearest[point] !== index) continue;
    const offsetMm = (axis: number): number =>
      ((points.positions[point * 3 + axis] ?? 0) - (station.position[axis] ?? 0)) * 1000;
    const [x, y] = [offsetMm(0), offsetMm(1)];
    // A heading is clockwise, so its inverse turns counterclockwise.
    scan.positions[next] = Math.round(x * cosine - y * sine);
    scan.positions[next + 1] = Math.round(x * sine + y * cosine);
    scan.positions[next + 2] = Math.round(offsetMm(2));
    scan.colors.set(points.colors.subarray(point * 3, point * 3 + 3), next);
    next += 3;
  }
  return scan;
}
