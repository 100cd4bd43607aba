import { createPointSampler } from "../../src/readers/point-sampler";
import { readScan } from "../../src/readers/read-scan";
import { binaryPly, COLORED } from "../../../../__tests__/support/scans/ply";
import { read, readPoints, rowsOf, SAMPLE, sourceOf } from "../../../../__tests__/support/scans/source";

test.each([
  ["an empty file", ""],
  ["a text", "x,y,z\n1,2,3\n"],
  ["a picture", "\x89PNG\r\n\x1a\n"],
  ["a word that starts like a format", "plywood"],
])("reports %s as another kind of file", async (_name, text) => {
  expect(await read(Buffer.from(text, "latin1"))).toEqual({ fault: "unknownFormat" });
});

test("keeps one random point of each equal part of the file, the same ones every time", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [index, 0, 0, 1, 1, 1]);
  const [first, second] = await Promise.all([1, 2].map(() => readPoints(binaryPly(COLORED, rows), 100)));
  const positions = rowsOf(first as NonNullable<typeof first>).map(([x = 0]) => x / 1000);
  const start = positions[0] ?? 0;
  // Neighbors are between 1 and 199 apart.
  positions.forEach((x, index) => expect(Math.abs(x - start - index * 100)).toBeLessThan(200));
  expect(new Set(positions.map((x, index) => x - start - index * 100)).size).toBeGreaterThan(50);
  expect(second).toEqual(first);
});

test("orders the points so that the first ones are an even sample", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [index, 0, 0, 1, 1, 1]);
  const { positions } = await readPoints(binaryPly(COLORED, rows), 10_000);
  const left = Array.from({ length: 1000 }, (_, index) => positions[index * 3] ?? 0).filter((x) => x < 0).length;
  expect(Math.abs(left - 500)).toBeLessThan(60);
});

test("reports progress up to the end, and reads files of several parts", async () => {
  const rows = Array.from({ length: 400_000 }, (_, index) => [index, 0, 0, 1, 1, 1]);
  const fractions: number[] = [];
  await readScan(sourceOf(binaryPly(COLORED, rows)), 10, (fraction) => fractions.push(fraction));
  expect(fractions.length).toBeGreaterThan(2);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

test("keeps tenths of a millimeter at map coordinates", async () => {
  const { positions } = await readPoints(
    binaryPly(COLORED, [SAMPLE[0], [500_100.0001, 5_400_000, 450, 0, 0, 0]] as number[][]),
  );
  expect(Math.abs((positions[0] ?? 0) - (positions[3] ?? 0))).toBeCloseTo(100.0001, 4);
});

test("asks for no point of an empty file", () => {
  const sampler = createPointSampler(0, 10);
  expect([sampler.nextIndex, sampler.finish()]).toEqual([Infinity, { fault: "noPoints" }]);
});
