import { brotliCompressSync } from "node:zlib";
import { packDepth, readDepth } from "../../../../src/features/tours/formats/depth";
import type { DepthMap } from "../../../../src/features/tours/geometry/depth-map";
import { readStationView } from "../../../support/content/tour";

const roundTrip = (depthMap: DepthMap): DepthMap => readDepth(packDepth(depthMap).buffer as ArrayBuffer);

test("reads the packed depth of the example tour without loss, and a host compresses it to less than 300 KB", async () => {
  const { depthMap } = await readStationView("living");
  const read = roundTrip(depthMap);
  expect([read.width, read.height]).toEqual([2048, 1024]);
  expect(Buffer.from(read.millimeters.buffer).equals(Buffer.from(depthMap.millimeters.buffer))).toBe(true);
  expect(brotliCompressSync(packDepth(depthMap)).length).toBeLessThan(300_000);
});

test("reads differences of any size", () => {
  const millimeters = Uint16Array.of(0, 65_535, 0, 32_768, 65_535, 32_767, 1, 0);
  expect(roundTrip({ width: 4, height: 2, millimeters })).toEqual({ width: 4, height: 2, millimeters });
});

test("rejects a truncated file", () => {
  const packed = packDepth({ width: 4, height: 2, millimeters: new Uint16Array(8) });
  expect(() => readDepth(packed.buffer.slice(0, -1) as ArrayBuffer)).toThrow("do not fit the 4 × 2 pixels");
});

test("rejects a file with more bytes than its pixels have, and a header that states more pixels than there are bytes", () => {
  const packed = packDepth({ width: 4, height: 2, millimeters: new Uint16Array(8) });
  expect(() => readDepth(Uint8Array.from([...packed, 0]).buffer)).toThrow("do not fit the 4 × 2 pixels");
  expect(() => readDepth(Uint8Array.of(255, 255, 255, 255, 0).buffer)).toThrow("do not fit the 65535 × 65535 pixels");
});
