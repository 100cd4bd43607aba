import { createBitStream } from "../../src/readers/e57/bit-stream";
import type { Data3d } from "../../src/readers/e57/data3d";
import type { E57Field } from "../../src/readers/e57/fields";
import type { PagedSource } from "../../src/readers/e57/pages";
import { readData3d } from "../../src/readers/e57/read-data3d";
import { createPointSampler } from "../../src/readers/point-sampler";
import { DOUBLE_FIELDS, e57File } from "../../../../__tests__/support/scans/e57";
import { read, SAMPLE } from "../../../../__tests__/support/scans/source";

const BYTE_FIELD: E57Field = { bits: 8, encoding: "integer", min: 0, max: 255, scale: 1, offset: 0 };
const CONSTANT: E57Field = { ...BYTE_FIELD, bits: 0, max: 0 };
const SECTION_BYTES = 32;

/** A file whose packets contain one byte of x and `aheadBytes` of y. z is constant. */
function createUnevenSource(packets: number, aheadBytes: number): PagedSource {
  const header = Buffer.alloc(SECTION_BYTES);
  const packet = Buffer.alloc(Math.ceil((13 + aheadBytes) / 4) * 4);
  packet.writeUInt8(1);
  packet.writeUInt16LE(packet.length - 1, 2);
  packet.writeUInt16LE(3, 4);
  packet.writeUInt16LE(1, 6);
  packet.writeUInt16LE(aheadBytes, 8);
  const content = Buffer.concat([header, ...Array.from({ length: packets }, () => packet)]);
  content.writeUInt8(1);
  content.writeBigUInt64LE(BigInt(content.length), 8);
  content.writeBigUInt64LE(BigInt(SECTION_BYTES), 16);
  return {
    size: content.length,
    read: (offset, length) => Promise.resolve(content.subarray(offset, offset + length)),
  };
}

const scanOf = (points: number): Data3d => ({
  points,
  fileOffset: 0,
  streams: 3,
  position: [
    { stream: 0, field: BYTE_FIELD },
    { stream: 1, field: BYTE_FIELD },
    { stream: 2, field: CONSTANT },
  ],
  isSpherical: false,
  color: undefined,
  invalidColor: undefined,
  invalidState: undefined,
  pose: { rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], translation: [0, 0, 0] },
});

const readUneven = (packets: number, aheadBytes: number) =>
  readData3d(createUnevenSource(packets, aheadBytes), scanOf(packets), {
    sampler: createPointSampler(packets, 10),
    firstIndex: 0,
    onProgress: () => undefined,
  });

test("reports a file in which one field is more than 4 MB ahead of another", async () => {
  expect(await readUneven(69, 60_000)).toBeUndefined();
  expect(await readUneven(71, 60_000)).toEqual({ fault: "brokenData" });
});

test("copies each byte of a field a few times at most, however many packets it is in", () => {
  const set = jest.spyOn(Uint8Array.prototype, "set");
  const stream = createBitStream(BYTE_FIELD, 0);
  const packets = 20_000;
  for (let packet = 0; packet < packets; packet++) {
    stream.append(Uint8Array.of(packet % 256, (packet + 1) % 256));
    stream.discardBefore(packet);
  }
  const copied = set.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  set.mockRestore();
  expect(copied).toBeLessThan(5 * 2 * packets);
  expect([stream.keptBytes, stream.endIndex]).toEqual([packets + 1, 2 * packets]);
  expect([stream.valueAt(packets), stream.valueAt(2 * packets - 1)]).toEqual([(packets / 2) % 256, packets % 256]);
});

test("reports a file whose scans are the same points many times", async () => {
  const rows = Array.from({ length: 100 }, () => SAMPLE).flat();
  const file = e57File([{ fields: DOUBLE_FIELDS, rows }], (xml) =>
    xml.replace(/<vectorChild.*<\/vectorChild>/, (scan) => scan.repeat(20)),
  );
  expect(await read(file)).toEqual({ fault: "missingPoints", points: 6000 });
});
