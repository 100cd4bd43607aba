import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn, problemText } from "../../../src/content/check/problem";
import { readSchemas } from "../../../src/content/model/schemas";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "fewest-")), "data");
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

/** What is said; of the entry's picture it is only noted that nobody uses it any more. */
const told = (): string[] => mistakesIn(checkContent(data)).map(problemText);

test("no kind holds on to the entries that there are", () => {
  const fixed = [...readSchemas("data").values()].filter((schema) => schema["x-fewest"] !== undefined);
  // Code names each form, and law asks for each legal page.
  expect(fixed.map(({ title }) => title).sort()).toEqual(["Form", "LegalPage"]);
});

const NEWEST = [
  ["articles", "/blog/"],
  ["case-studies", "/case-studies/"],
] as const;

/** What is said of other things than links that lead to an entry. */
const others = (file: string, start: string): string[] =>
  told().filter((line) => !line.includes(start + basename(file, ".json")));

test.each(NEWEST)("the newest of %s may be deleted, but for what leads to it", (folder, start) => {
  const file = last(folder);
  rmSync(file);
  expect(others(file, start)).toEqual([]);
});

test.each(NEWEST)("the newest of %s may be made a draft, but for what leads to it", (folder, start) => {
  const file = last(folder);
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, "utf8")) as object), draft: true }));
  expect(others(file, start)).toEqual([]);
});

test("a term that others name is asked for by name", () => {
  rmSync(join(data, "glossary/point-cloud.json"));
  expect(told()).not.toEqual([]);
  expect(told().filter((line) => !line.includes("point-cloud"))).toEqual([]);
});
