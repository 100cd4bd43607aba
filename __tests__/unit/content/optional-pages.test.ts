import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn } from "../../../src/content/check/problem";
import { hiddenFiles } from "../../../src/content/model/drafts";
import { readSchemas } from "../../../src/content/model/schemas";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "optional-pages-")), "data");
  cpSync("data", data, { recursive: true });
  // expectations.json requires pages that this company needs, but the site does not.
  rmSync(join(data, "expectations.json"));
});
afterEach(() => rmSync(dirname(data), { recursive: true }));

const optionalSchemas = [...readSchemas("data").values()].filter(
  (schema) => schema["x-implements"] === "Page" && schema["x-optional"] === true,
);
/** File and route of each optional page. */
const PAGES = optionalSchemas.map(
  (schema) => [schema["x-files"] ?? "", schema.properties?.route?.const ?? ""] as const,
);

/** The messages of all mistakes, except links to the route and to pages below it. */
const otherMistakes = (route: string): string[] =>
  mistakesIn(checkContent(data))
    .map(({ message }) => message)
    .filter((message) => !message.includes(`there is no page at ${route}`))
    .filter((message) => !(message.startsWith(route) && message.includes(" is a draft;")));

test("/partners is an optional page", () => {
  expect(PAGES.map(([, route]) => route)).toContain("/partners");
});

test.each(PAGES)("deleting %s causes no mistake except links to %s", (file, route) => {
  rmSync(join(data, file));
  expect(otherMistakes(route)).toEqual([]);
});

test.each(PAGES)("making %s a draft causes no mistake except links to %s", (file, route) => {
  const page = JSON.parse(readFileSync(join(data, file), "utf8")) as object;
  writeFileSync(join(data, file), JSON.stringify({ ...page, draft: true }));
  expect(otherMistakes(route)).toEqual([]);
});

test.each(["blog", "glossary"])("the entries of %s are published only with the page", (name) => {
  const folder = name === "blog" ? "articles/" : "glossary/";
  const hidden = (): string[] => hiddenFiles(data).filter((file) => file.startsWith(folder));
  expect(hidden()).toEqual([]);
  rmSync(join(data, "pages", `${name}.json`));
  expect(hidden()).toHaveLength(readdirSync(join(data, folder)).length);
  process.env.DRAFTS = "show";
  expect(hidden()).toHaveLength(readdirSync(join(data, folder)).length);
  delete process.env.DRAFTS;
});

test("reports a page without its data file, but not when both are deleted", () => {
  rmSync(join(data, "planner.json"));
  expect(otherMistakes("/products/planner")).toEqual([
    "this page needs data/planner.json; add it, or delete the page.",
  ]);
  rmSync(join(data, "pages/planner.json"));
  expect(otherMistakes("/products/planner")).toEqual([]);
});
