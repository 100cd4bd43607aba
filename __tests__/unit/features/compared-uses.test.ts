import { comparedUses } from "../../../src/features/products/compare/compared-uses";

const createUse = (key: string, text: string, inLabel = false) => ({
  key,
  inLabel,
  text,
  to: `/academy/glossary/${text.toLowerCase().replace(" ", "-")}`,
});
const devices = [
  [createUse("view", "Field of view", true), createUse("output", "panoramas")],
  [createUse("view", "Field of view", true), createUse("imaging", "HDR"), createUse("imaging", "panoramas")],
];

test("links each term once, in the first row that uses it and the first column of that row", () => {
  expect(
    comparedUses(["view", "imaging", "output"], devices).map(({ text, key, column }) => [text, key, column]),
  ).toEqual([
    ["Field of view", "view", undefined],
    ["HDR", "imaging", 1],
    ["panoramas", "imaging", 1],
  ]);
});

test("links the next use of a term when the row of its first use is hidden", () => {
  expect(comparedUses(["output"], devices)).toEqual([{ ...createUse("output", "panoramas"), column: 0 }]);
});
