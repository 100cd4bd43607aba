import { readFileSync } from "node:fs";
import { createLazPerf, type LazPerf } from "laz-perf";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;

/** Loads the decoder for Node, without its messages about broken files and its listeners to errors of the process. */
export async function loadLazPerf(): Promise<LazPerf> {
  const known = EVENTS.map((event) => process.rawListeners(event));
  const lazPerf = await createLazPerf({ print: () => undefined, printErr: () => undefined });
  EVENTS.forEach((event, index) => {
    const added = process.rawListeners(event).filter((listener) => !known[index]?.includes(listener));
    for (const listener of added) process.removeListener(event, listener as () => void);
  });
  return lazPerf;
}

/** A file of `__tests__/fixtures/scans/`, which can be changed. */
export const lazFixture = (name: string): Buffer<ArrayBuffer> =>
  Buffer.from(readFileSync(`__tests__/fixtures/scans/${name}`));

const POINTS = 400;

/** The points of each fixture, in the order of `rowsOf`: x, y, z in millimeters and red, green, blue. */
export function fixtureRows(hasColors: boolean): number[][] {
  const rows = Array.from({ length: POINTS }, (_, index) => [
    (index % 20) * 100 - 950,
    Math.floor(index / 20) * 150 - 1425,
    (index * 7) % 500,
    // The first points are black.
    ...[1, 2, 3].map((factor) => (hasColors && index >= 20 ? (index * factor) % 256 : 0)),
  ]);
  return rows.sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ax - bx || ay - by);
}
