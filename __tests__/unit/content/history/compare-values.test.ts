import { compareValues } from "../../../../src/content/history/compare-values";
import type { TrackedValue } from "../../../../src/content/history/tracked-values";

const values = (...pairs: readonly (readonly [string, string])[]): TrackedValue[] =>
  pairs.map(([field, value]) => ({ field, value }));
const changes = (before: readonly TrackedValue[], after: readonly TrackedValue[]) =>
  compareValues(before, after).changes.map(({ field, ...change }) => [field, change.before, change.after]);

test("a changed value, an added field and a removed field are changes", () => {
  expect(
    changes(values(["weight", "0.66 kg"], ["wifi", "5 GHz"]), values(["weight", "0.655 kg"], ["battery", "5 h"])),
  ).toEqual([
    ["weight", "0.66 kg", "0.655 kg"],
    ["battery", null, "5 h"],
    ["wifi", "5 GHz", null],
  ]);
});

test("the order of fields is not a change", () => {
  expect(changes(values(["a", "1"], ["b", "2"]), values(["b", "2"], ["a", "1"]))).toEqual([]);
});

test("a renamed field is not a change, and its new name is known", () => {
  const { changes: found, renamed } = compareValues(values(["mass", "2 kg"]), values(["weight", "2 kg"]));
  expect(found).toEqual([]);
  expect([...renamed]).toEqual([["mass", "weight"]]);
});

test("a paragraph in the middle does not change those after it", () => {
  const [first, third] = [["terms", "One."] as const, ["terms", "Three."] as const];
  expect(changes(values(first, third), values(first, ["terms", "Two."], third))).toEqual([["terms", null, "Two."]]);
});

test("a reworded paragraph is paired with the one in its place", () => {
  expect(changes(values(["terms", "One."], ["terms", "Two."]), values(["terms", "One!"], ["terms", "Two."]))).toEqual([
    ["terms", "One.", "One!"],
  ]);
});

test("a paragraph that moved to another section is not a change", () => {
  const before = values(["a", "Stays."], ["a", "Moves."], ["b", "Other."]);
  expect(changes(before, values(["a", "Stays."], ["b", "Other."], ["b", "Moves."]))).toEqual([]);
});
