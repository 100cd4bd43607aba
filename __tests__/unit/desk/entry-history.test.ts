import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readVersions } from "../../../desk/entry-history";
import { commitAll, createRepository } from "../../support/repository/commit";

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
const write = (name: string, title: string): void => writeFileSync(join(data, `articles/${name}.json`), textOf(title));

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
