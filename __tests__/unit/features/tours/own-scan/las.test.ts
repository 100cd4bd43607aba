import { lasFile } from "../../../../support/scans/las";
import { read, readPoints, rowsOf, SAMPLE, SAMPLE_ROWS } from "../../../../support/scans/source";

const COLORED_FORMATS = [2, 3, 5, 7, 8, 10];

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("reads point format %d with additional bytes", async (format) => {
  const hasColors = COLORED_FORMATS.includes(format);
  const scan = await readPoints(lasFile(SAMPLE, { format }));
  expect(rowsOf(scan)).toEqual(hasColors ? SAMPLE_ROWS : SAMPLE_ROWS.map((row) => [...row.slice(0, 3), 0, 0, 0]));
  expect(scan).toMatchObject({ format: "LAS", points: 3, hasColors, size: [4, 2, 3] });
});

test.each([0, 1, 2, 3, 4])("reads LAS 1.%d", async (minor) => {
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

/** Sets both numbers of points. */
function setCount(view: DataView, points: number): void {
  view.setUint32(107, points, true);
  view.setBigUint64(247, BigInt(points), true);
}

test.each([
  ["legacy number of points", (view: DataView) => view.setBigUint64(247, 0n, true)],
  ["64-bit number of points", (view: DataView) => view.setUint32(107, 0, true)],
])("reads LAS 1.4 with only the %s", async (_name, change) => {
  expect(rowsOf(await readPoints(changed(change)))).toEqual(SAMPLE_ROWS);
});

test.each([
  ["at the offset of the points", 0],
  ["before the offset of the points", 2],
])("reads LAS 1.0 whose start signature is %s", async (_name, moved) => {
  const file = Buffer.from(lasFile(SAMPLE, { minor: 0 }));
  const offset = file.readUInt32LE(96);
  const signed = Buffer.concat([file.subarray(0, offset), Buffer.from([0xdd, 0xcc]), file.subarray(offset)]);
  signed.writeUInt32LE(offset + moved, 96);
  expect(rowsOf(await readPoints(signed))).toEqual(SAMPLE_ROWS);
});

test.each<[string, (view: DataView) => void, object]>([
  ["is LAZ", (view) => view.setUint8(104, 0x82), { fault: "compressed" }],
  ["is LAZ of an older program", (view) => view.setUint8(104, 0x42), { fault: "compressed" }],
  ["is LAS 1.5", (view) => view.setUint8(25, 5), { fault: "unknownVersion", version: "1.5" }],
  ["is LAS 2.4", (view) => view.setUint8(24, 2), { fault: "unknownVersion", version: "2.4" }],
  ["has the point format 11", (view) => view.setUint8(104, 11), { fault: "unknownPoints" }],
  [
    "announces four billion points",
    (view) => setCount(view, 4_000_000_000),
    { fault: "missingPoints", points: 4_000_000_000 },
  ],
  ["has no points", (view) => setCount(view, 0), { fault: "noPoints" }],
  ["has two numbers of points", (view) => view.setBigUint64(247, 2n, true), { fault: "brokenHeader" }],
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

test("reports a file that ends in its header or before its last point", async () => {
  const file = lasFile(SAMPLE);
  expect(await read(file.subarray(0, 226))).toEqual({ fault: "brokenHeader" });
  expect(await read(file.subarray(0, 300))).toEqual({ fault: "brokenHeader" });
  expect(await read(file.subarray(0, -1))).toEqual({ fault: "missingPoints", points: 3 });
});
