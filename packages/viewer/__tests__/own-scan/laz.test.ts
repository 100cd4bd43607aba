import { readScan } from "../../src/readers/read-scan";
import { fixtureRows, lazFixture, loadLazPerf } from "../../../../__tests__/support/scans/laz";
import { read, readPoints, rowsOf, sourceOf } from "../../../../__tests__/support/scans/source";

const DATA_OFFSET_AT = 96;
const dataOffsetOf = (file: Buffer): number => file.readUInt32LE(DATA_OFFSET_AT);
const tableOffsetOf = (file: Buffer): number => Number(file.readBigInt64LE(dataOffsetOf(file)));

test.each([
  ["format-0.laz", false],
  ["format-1.laz", false],
  ["format-2.laz", true],
  ["format-3.laz", true],
  ["format-6.laz", false],
  ["format-7.laz", true],
  ["format-8.laz", true],
  ["octree.copc.laz", true],
])("reads %s, with several chunks, from all its points", async (name, hasColors) => {
  const scan = await readPoints(lazFixture(name));
  expect(rowsOf(scan)).toEqual(fixtureRows(hasColors));
  expect(scan).toMatchObject({ format: "LAZ", points: 400, count: 400, invalid: 0, hasColors });
});

test("reads a sample, of the same points as all of them", async () => {
  const scan = await readPoints(lazFixture("format-7.laz"), 50);
  expect(scan).toMatchObject({ points: 400, count: 50 });
  const colors = new Set(fixtureRows(true).map((row) => row.slice(3).join()));
  expect(rowsOf(scan).filter((row) => !colors.has(row.slice(3).join()))).toEqual([]);
});

/** The hierarchy of the COPC file: a node of 50 points, and below it two of 120 and 230. */
const HIERARCHY_AT = 6452;
const ENTRY = { bytes: 32, offset: 16, chunkBytes: 24, points: 28 };

test("reads only the coarse levels of COPC that the sample needs", async () => {
  const file = lazFixture("octree.copc.laz");
  const second = Number(file.readBigUInt64LE(HIERARCHY_AT + ENTRY.bytes + ENTRY.offset));
  file.fill(0x55, second, tableOffsetOf(file));
  const scan = await readPoints(file, 40);
  expect(scan).toMatchObject({ points: 400, count: 40 });
  expect(await read(file, 60)).toEqual({ fault: "brokenData" });
});

test.each<[string, (file: Buffer) => void]>([
  ["lacks a chunk", (file) => file.writeInt32LE(0, HIERARCHY_AT + ENTRY.points)],
  ["has a chunk of another length", (file) => file.writeInt32LE(832, HIERARCHY_AT + ENTRY.chunkBytes)],
  ["is nowhere", (file) => file.writeBigInt64LE(2n ** 62n, 469)],
  [
    "contains itself",
    (file) => {
      file.writeBigUInt64LE(BigInt(HIERARCHY_AT), HIERARCHY_AT + ENTRY.offset);
      file.writeInt32LE(3 * ENTRY.bytes, HIERARCHY_AT + ENTRY.chunkBytes);
      file.writeInt32LE(-1, HIERARCHY_AT + ENTRY.points);
    },
  ],
])("reads all points of COPC whose hierarchy %s", async (_name, change) => {
  const file = lazFixture("octree.copc.laz");
  change(file);
  expect(rowsOf(await readPoints(file))).toEqual(fixtureRows(true));
});

test("reads a file whose table is announced at its end, as programs write that cannot go back", async () => {
  const file = lazFixture("format-3.laz");
  const offset = Buffer.alloc(8);
  offset.writeBigInt64LE(BigInt(tableOffsetOf(file)));
  file.writeBigInt64LE(-1n, dataOffsetOf(file));
  expect(rowsOf(await readPoints(Buffer.concat([file, offset])))).toEqual(fixtureRows(true));
});

test.each([
  ["is not given", undefined],
  ["is not allowed to run", () => Promise.reject(new Error("CompileError"))],
])("reports a decoder that %s", async (_name, load) => {
  const result = await readScan(sourceOf(lazFixture("format-3.laz")), 100, () => undefined, load);
  expect(result).toEqual({ fault: "noDecoder" });
});

test("does not load the decoder for a file that it cannot read", async () => {
  const load = jest.fn(loadLazPerf);
  const file = lazFixture("format-3.laz");
  expect(await readScan(sourceOf(file.subarray(0, -200)), 100, () => undefined, load)).toMatchObject({
    fault: "missingPoints",
  });
  expect(load).not.toHaveBeenCalled();
});

/** The record of LASzip is the first after a header of 227 bytes. */
const RECORD_AT = 227;
const CONTENT_AT = RECORD_AT + 54;

test.each<[string, (file: Buffer) => void, object]>([
  ["has both bits of the first versions", (file) => file.writeUInt8(0xc2, 104), { fault: "compressed" }],
  ["has no record of LASzip", (file) => file.writeUInt32LE(0, 100), { fault: "compressed" }],
  ["has a record that ends behind the points", (file) => file.writeUInt16LE(60_000, RECORD_AT + 20), { fault: "compressed" }],
  ["has an unknown compressor", (file) => file.writeUInt16LE(1, CONTENT_AT), { fault: "compressed" }],
  ["has an unknown coder", (file) => file.writeUInt16LE(1, CONTENT_AT + 2), { fault: "compressed" }],
  ["has chunks without points", (file) => file.writeUInt32LE(0, CONTENT_AT + 12), { fault: "compressed" }],
  ["has an item of another version", (file) => file.writeUInt16LE(1, CONTENT_AT + 38), { fault: "compressed" }],
  ["has waveforms", (file) => file.writeUInt8(0x84, 104), { fault: "brokenHeader" }],
  ["has more points than its chunks", (file) => file.writeUInt32LE(4_000_000_000, 107), { fault: "brokenData" }],
  ["has fewer points than its chunks", (file) => file.writeUInt32LE(120, 107), { fault: "brokenData" }],
  ["has its table in its header", (file) => file.writeBigInt64LE(10n, dataOffsetOf(file)), { fault: "missingPoints", points: 400 }],
  ["has its table nowhere", (file) => file.writeBigInt64LE(2n ** 62n, dataOffsetOf(file)), { fault: "missingPoints", points: 400 }],
  ["has a table of another version", (file) => file.writeUInt32LE(1, tableOffsetOf(file)), { fault: "brokenData" }],
  ["has four billion chunks", (file) => file.writeUInt32LE(4_000_000_000, tableOffsetOf(file) + 4), { fault: "brokenData" }],
  ["has a million chunks", (file) => file.writeUInt32LE(1_000_000, tableOffsetOf(file) + 4), { fault: "brokenData" }],
  ["has points outside its box", (file) => file.writeDoubleLE(499_000, 179), { fault: "brokenData" }],
])("reports a file that %s", async (_name, change, fault) => {
  const file = lazFixture("format-2.laz");
  change(file);
  expect(await read(file)).toEqual(fault);
}); // prettier-ignore

test.each(["format-2.laz", "format-8.laz", "octree.copc.laz"])(
  "ends with a fault wherever %s is cut off",
  async (name) => {
    const file = lazFixture(name);
    const end = tableOffsetOf(file) + 8;
    for (let length = 0; length < end; length += 97)
      expect(await read(file.subarray(0, length))).toHaveProperty("fault");
  },
);

test.each(["format-0.laz", "format-3.laz", "format-7.laz", "octree.copc.laz"])(
  "ends with a fault if the points of %s are garbage",
  async (name) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const file = lazFixture(name);
      for (let offset = dataOffsetOf(file) + 8; offset < tableOffsetOf(file); offset += 1)
        file[offset] = (offset * 40_503 * seed) >>> 7;
      expect(await read(file)).toEqual({ fault: "brokenData" });
    }
  },
);

test("ends with a fault, or with all points, whichever byte is changed", async () => {
  for (let offset = 0; offset < 3000; offset += 61) {
    const file = lazFixture("format-7.laz");
    file[offset] = (file[offset] ?? 0) ^ 0x55;
    const result = await read(file);
    if (!("fault" in result)) expect(result.count).toBe(400);
  }
});

test("reports a chunk with more points than its bytes can contain, instead of unpacking it for hours", async () => {
  const file = lazFixture("format-2.laz");
  file.writeUInt32LE(4_000_000_000, CONTENT_AT + 12);
  file.writeUInt32LE(4_000_000_000, 107);
  file.writeUInt32LE(1, tableOffsetOf(file) + 4);
  expect(await read(file)).toEqual({ fault: "brokenData" });
});
