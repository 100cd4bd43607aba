import { comparedUses } from "../../../src/features/products/compare/compared-uses";

const used = (key: string, text: string, inLabel = false) => ({
  key,
  inLabel,
  text,
  to: `/academy/glossary/${text.toLowerCase().replace(" ", "-")}`,
});
const devices = [
  [used("view", "Field of view", true), used("output", "panoramas")],
  [used("view", "Field of view", true), used("imaging", "HDR"), used("imaging", "panoramas")],
];

test("links a term once, in the first row and column that use it", () => {
  expect(
    comparedUses(["view", "imaging", "output"], devices).map(({ text, key, column }) => [text, key, column]),
  ).toEqual([
    ["Field of view", "view", undefined],
    ["HDR", "imaging", 1],
    ["panoramas", "imaging", 1],
  ]);
});

test("links the next use when the first row is not shown", () => {
  expect(comparedUses(["output"], devices)).toEqual([{ ...used("output", "panoramas"), column: 0 }]);
});
