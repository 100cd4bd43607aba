import { changeTexts, findChanges } from "../../../desk/client/history/changes";
import { flatten, nest } from "../../../desk/client/form-texts";

test("finds changed, added and removed values", () => {
  const before = { title: "One", seo: { title: "A", keywords: ["a", "b"] }, note: "Old" };
  const after = { title: "Two", seo: { title: "A", keywords: ["a", "b", "c"] } };
  expect(findChanges(before, after)).toEqual([
    { path: ["title"], before: "One", after: "Two" },
    { path: ["seo", "keywords", 2], before: undefined, after: "c" },
    { path: ["note"], before: "Old", after: undefined },
  ]);
  expect(findChanges(after, after)).toEqual([]);
});

test("an item at the start of a list does not change the other items", () => {
  const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(findChanges([b, c], [a, b, c])).toEqual([{ path: [0], before: undefined, after: a }]);
  expect(findChanges([a, b, c], [a, { id: "d" }, c])).toEqual([{ path: [1, "id"], before: "b", after: "d" }]);
});

test("shows of a long text the part that has changed, and joins the texts of a group", () => {
  const [start, end] = ["a".repeat(200), "z".repeat(200)];
  const texts = changeTexts({ path: [], before: `${start} old ${end}`, after: `${start} new ${end}` });
  expect(texts).toEqual([`…${"a".repeat(29)} old ${"z".repeat(29)}…`, `…${"a".repeat(29)} new ${"z".repeat(29)}…`]);
  expect(changeTexts({ path: [], before: undefined, after: { text: "A", list: ["B", 3, null] } })).toEqual([
    "",
    "A, B, 3",
  ]);
});

test("flatten is the opposite of nest, with empty lists and groups as values", () => {
  const document = { title: "One", empty: [], group: {}, list: [{ text: "A" }, { text: "B" }], none: null };
  expect(flatten(document)).toEqual({
    title: "One",
    empty: [],
    group: {},
    "list.0.text": "A",
    "list.1.text": "B",
    none: null,
  });
  expect(nest(flatten(document))).toEqual(document);
});
