import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVersions } from "../src/entry-history";
import { changeTexts, findChanges } from "../src/client/history/changes";
import { flatten, nest } from "../src/client/form-texts";
import { commitAll, createRepository } from "../../../__tests__/support/repository/commit";

describe("entry-history", () => {
  let root: string;
  let data: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "entry-history-"));
    data = join(root, "data");
    mkdirSync(join(data, "articles"), { recursive: true });
    write("1", "One");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const textOf = (title: string): string => `{ "title": "${title}", "content": "The same words as in each version" }\n`;
  const write = (name: string, title: string): void =>
    writeFileSync(join(data, `articles/${name}.json`), textOf(title));

  test("lists the commits of a file, newest first, also those of its former name", () => {
    createRepository(root);
    commitAll(root, { day: "2026-01-01", subject: "Add one", author: "Ada" });
    write("1", "Two");
    commitAll(root, { day: "2026-02-01", subject: "Change “one”", author: "Zoë" });
    renameSync(join(data, "articles/1.json"), join(data, "articles/ü.json"));
    commitAll(root, { day: "2026-03-01", subject: "Rename one", author: "Ada" });
    const versions = readVersions(data, "data/articles/ü.json") ?? [];
    expect(versions.map(({ time, ...version }) => [time.slice(0, 10), version])).toEqual([
      ["2026-03-01", { author: "Ada", subject: "Rename one", text: textOf("Two") }],
      ["2026-02-01", { author: "Zoë", subject: "Change “one”", text: textOf("Two") }],
      ["2026-01-01", { author: "Ada", subject: "Add one", text: textOf("One") }],
    ]);
  });

  test("begins with the file on the disk if it is not committed", () => {
    createRepository(root);
    commitAll(root, { day: "2026-01-01" });
    write("1", "Saved");
    const versions = readVersions(data, "data/articles/1.json");
    expect(versions?.map(({ subject, text }) => [subject, text])).toEqual([
      ["Saved, but not committed yet", textOf("Saved")],
      ["Change", textOf("One")],
    ]);
  });

  test.each([
    "data/../secret.json",
    "data/articles/../../secret.json",
    "data//secret.json",
    "secret.json",
    "../data/articles/1.json",
    "data/articles/1.json\0",
    "data/articles/2.json",
    "data/articles",
    "data/:(top)secret.json",
    "data/--output=x.json",
  ])("has no versions of %j", (file) => {
    createRepository(root);
    writeFileSync(join(root, "secret.json"), "{}");
    commitAll(root, { day: "2026-01-01" });
    expect(readVersions(data, file)).toBeUndefined();
  });

  test("has no versions without a repository", () => {
    expect(readVersions(data, "data/articles/1.json")).toBeUndefined();
  });
});

describe("entry-changes", () => {
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
});
