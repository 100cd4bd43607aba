import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSite } from "../../../scripts/content/new/site/create-site";
import { checkContent } from "../../../src/content/check/check";
import { faultsIn, mistakesIn, problemText } from "../../../src/content/check/problem";
import { filesBelow } from "../../../src/content/model/files-below";
import { isUnwritten, WRITE_EMAIL, WRITE_URL } from "../../../src/content/model/unwritten";
import type { JsonValue } from "../../../src/lib/json-value";

let root: string;
let data: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "new-site-"));
  data = await createSite(join(root, "acme"), "data");
});
afterEach(() => rmSync(root, { recursive: true }));

const jsonFiles = (): string[] => filesBelow(data).filter((name) => name.endsWith(".json"));

const texts = (problems: ReturnType<typeof checkContent>): string[] => problems.map(problemText);

/** Replaces each text that is not written yet, as its author would. */
function write(value: JsonValue, key: string, next: () => number): JsonValue {
  if (Array.isArray(value)) return value.map((item) => write(item, key, next));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, write(inner, name, next)]));
  if (typeof value !== "string" || !isUnwritten(value)) return value;
  if (value === WRITE_EMAIL) return "hello@acme.example";
  if (value.startsWith("https://")) return "https://www.acme.example";
  // Without digits, because the check compares figures with the specification.
  const word = `word${next()
    .toString()
    .replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  return key === "description" ? `What ${word} does ${"and does ".repeat(8)}` : word;
}

test("a new site has no mistake except texts that are not written yet", () => {
  const problems = checkContent(data);
  expect(texts(faultsIn(problems))).toEqual([]);
  const unwritten = mistakesIn(problems).filter((problem) => problem.unwritten === true);
  expect(unwritten.length).toBeGreaterThan(50);
  expect(unwritten.map(({ where }) => where)).toEqual(expect.arrayContaining(["brand", "url", "hero.heading"]));
  expect(readFileSync(join(data, "site.json"), "utf8")).toContain(WRITE_URL);
});

test("a new site passes the check once its texts are written", () => {
  let count = 0;
  for (const file of jsonFiles()) {
    const value = JSON.parse(readFileSync(join(data, file), "utf8")) as JsonValue;
    writeFileSync(join(data, file), JSON.stringify(write(value, "", () => (count += 1))));
  }
  expect(texts(mistakesIn(checkContent(data)))).toEqual([]);
});

test("no text of a new site names the company of data/", () => {
  const all = jsonFiles()
    .map((file) => readFileSync(join(data, file), "utf8"))
    .join("");
  expect(/[Ff]ourfold|\b(?:PRO|MINION|META)\b/.exec(all)).toBeNull();
});

test("a folder with files is left unchanged", async () => {
  const used = join(root, "used");
  mkdirSync(used);
  writeFileSync(join(used, "README.md"), "mine");
  await expect(createSite(used, "data")).rejects.toThrow("contains files; choose an empty folder.");
  expect(readFileSync(join(used, "README.md"), "utf8")).toBe("mine");
});
