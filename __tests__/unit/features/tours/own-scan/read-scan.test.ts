import { createPointSampler } from "../../../../../src/features/tours/own-scan/readers/point-sampler";
import { readScan } from "../../../../../src/features/tours/own-scan/readers/read-scan";
import { binaryPly, COLORED } from "../../../../support/scans/ply";
import { read, readPoints, rowsOf, SAMPLE, sourceOf, SAMPLE_ROWS } from "../../../../support/scans/source";
import { lasFile } from "../../../../support/scans/las";

test.each([
  ["an empty file", ""],
  ["a text", "x,y,z\n1,2,3\n"],
  ["a picture", "\x89PNG\r\n\x1a\n"],
  ["a word that starts like a format", "plywood"],
])("reports %s as another kind of file", async (_name, text) => {
  expect(await read(Buffer.from(text, "latin1"))).toEqual({ fault: "unknownKind" });
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

describe("las", () => {
  const COLORED_FORMATS = [2, 3, 5, 7, 8, 10];

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("reads point format %d with additional bytes", async (format) => {
    const hasColors = COLORED_FORMATS.includes(format);
    const scan = await readPoints(lasFile(SAMPLE, { format }));
    expect(rowsOf(scan)).toEqual(hasColors ? SAMPLE_ROWS : SAMPLE_ROWS.map((row) => [...row.slice(0, 3), 0, 0, 0]));
    expect(scan).toMatchObject({ format: "LAS", points: 3, hasColors, size: [4, 2, 3] });
  });

  test.each([2, 3, 4])("reads LAS 1.%d", async (minor) => {
    expect(rowsOf(await readPoints(lasFile(SAMPLE, { minor })))).toEqual(SAMPLE_ROWS);
  });

  test("reads colors that a program wrote with 8 instead of 16 bits", async () => {
    expect(rowsOf(await readPoints(lasFile(SAMPLE, { colorFactor: 1 })))).toEqual(SAMPLE_ROWS);
  });

  /** Changes the header of a valid file. */
  function changed(change: (view: DataView) => void): Uint8Array {
    const bytes = lasFile(SAMPLE);
    change(new DataView(bytes.buffer));
    return bytes;
  }

  test.each<[string, (view: DataView) => void, object]>([
    ["is LAZ", (view) => view.setUint8(104, 0x82), { fault: "compressed" }],
    ["is LAZ of an older program", (view) => view.setUint8(104, 0x42), { fault: "compressed" }],
    ["is LAS 1.1", (view) => view.setUint8(25, 1), { fault: "unknownVersion", version: "1.1" }],
    ["is LAS 2.4", (view) => view.setUint8(24, 2), { fault: "unknownVersion", version: "2.4" }],
    ["has the point format 11", (view) => view.setUint8(104, 11), { fault: "unknownPoints" }],
    [
      "announces four billion points",
      (view) => view.setBigUint64(247, 4_000_000_000n, true),
      { fault: "missingPoints", points: 4_000_000_000 },
    ],
    ["has no points", (view) => view.setBigUint64(247, 0n, true), { fault: "noPoints" }],
    ["has records that are too short", (view) => view.setUint16(105, 25, true), { fault: "brokenHeader" }],
    ["has a header that is too short", (view) => view.setUint16(94, 227, true), { fault: "brokenHeader" }],
    ["has points in its header", (view) => view.setUint32(96, 100, true), { fault: "brokenHeader" }],
    ["has points behind its end", (view) => view.setUint32(96, 4_000_000_000, true), { fault: "brokenHeader" }],
    ["has a scale of 0", (view) => view.setFloat64(131, 0, true), { fault: "brokenHeader" }],
    ["has a scale that is not a number", (view) => view.setFloat64(139, NaN, true), { fault: "brokenHeader" }],
    ["has coordinates out of range", (view) => view.setFloat64(155, 1e300, true), { fault: "noPoints" }],
  ])("reports a file that %s", async (_name, change, fault) => {
    expect(await read(changed(change))).toEqual(fault);
  });

  // prettier-ignore

  test("reports a file that ends in its header or before its last point", async () => {
  const file = lasFile(SAMPLE);
  expect(await read(file.subarray(0, 226))).toEqual({ fault: "brokenHeader" });
  expect(await read(file.subarray(0, 300))).toEqual({ fault: "brokenHeader" });
  expect(await read(file.subarray(0, -1))).toEqual({ fault: "missingPoints", points: 3 });
});
});
