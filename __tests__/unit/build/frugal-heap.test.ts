import { getHeapSpaceStatistics } from "node:v8";
import { collectGarbage, compactHeap } from "../../../src/build/frugal-heap";

/** Memory that Node holds for what lives long, in MB, used or not. */
function held(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
  return (old?.space_size ?? 0) / 1_000_000;
}

test("memory between what is kept goes back to the system", () => {
  let made = Array.from({ length: 2_000_000 }, (_, index) => ({ index, list: [index] }));
  collectGarbage();
  const kept = made.filter((_, index) => index % 5 === 0);
  made = [];
  collectGarbage();
  const before = held();
  compactHeap();
  expect(held()).toBeLessThan(before / 2);
  expect([...made, ...kept]).toHaveLength(400_000);
});
