import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn, problemText } from "../../../src/content/check/problem";
import { readSchemas } from "../../../src/content/model/schemas";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "min-files-")), "data");
  cpSync("data", data, { recursive: true });
});
afterEach(() => rmSync(dirname(data), { recursive: true }));

/** The last file of a folder, by its number. */
const last = (folder: string): string =>
  join(
    data,
    folder,
    readdirSync(join(data, folder))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .at(-1) ?? "",
  );

/** The mistakes. The unused picture of the entry is only a notice. */
const mistakes = (): string[] => mistakesIn(checkContent(data)).map(problemText);

test("only forms and legal pages have a minimum of files", () => {
  const fixed = [...readSchemas("data").values()].filter((schema) => schema["x-min-files"] !== undefined);
  // Code refers to each form, and the law requires each legal page.
  expect(fixed.map(({ title }) => title).sort()).toEqual(["Form", "LegalPage"]);
});

const NEWEST = [
  ["articles", "/blog/"],
  ["case-studies", "/case-studies/"],
] as const;

/** The mistakes that are not about links to an entry. */
const others = (file: string, start: string): string[] =>
  mistakes().filter((line) => !line.includes(start + basename(file, ".json")));

test.each(NEWEST)("the newest file of %s may be deleted, except for links to it", (folder, start) => {
  const file = last(folder);
  rmSync(file);
  expect(others(file, start)).toEqual([]);
});

test.each(NEWEST)("the newest file of %s may become a draft, except for links to it", (folder, start) => {
  const file = last(folder);
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, "utf8")) as object), draft: true }));
  expect(others(file, start)).toEqual([]);
});

test("a missing term is reported where other entries refer to it", () => {
  rmSync(join(data, "glossary/point-cloud.json"));
  expect(mistakes()).not.toEqual([]);
  expect(mistakes().filter((line) => !line.includes("point-cloud"))).toEqual([]);
});
