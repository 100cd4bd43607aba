import { createTileCache } from "../../../../src/features/tours/viewer/panorama/tile-cache";
import {
  MAX_TEXTURE_BYTES,
  TILE_BYTES,
  tileCapacity,
} from "../../../../src/features/tours/viewer/panorama/texture-budget";

test("uses free slots first, then the slot of the tile whose last use is the longest ago", () => {
  const cache = createTileCache(3);
  expect(["a", "b", "c"].map(cache.add)).toEqual([0, 1, 2]);
  cache.use(["a", "unknown"]);
  expect(cache.add("d")).toBe(1);
  expect(["a", "b", "c", "d"].map(cache.slotOf)).toEqual([0, undefined, 2, 1]);
  cache.use(["c"]);
  expect(cache.add("e")).toBe(0);
  expect(["a", "c", "d", "e"].map(cache.slotOf)).toEqual([undefined, 2, 1, 0]);
});

test.each([
  ["a laptop", false, MAX_TEXTURE_BYTES.laptop],
  ["a phone", true, MAX_TEXTURE_BYTES.phone],
])("the tiles on %s take less than the texture budget", (_device, isPhone, maxBytes) => {
  const bytes = tileCapacity(isPhone) * TILE_BYTES;
  expect(bytes).toBeLessThan(maxBytes);
  expect(bytes).toBeGreaterThan(maxBytes / 2);
});
