import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check/check";
import { mistakesIn } from "../../src/content/check/problem";
import { contentFolder } from "../../src/content/model/folder";
import { readSchemas } from "../../src/content/model/schemas";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "optional-pages-")), "data");
  cpSync(contentFolder(), data, { recursive: true });
  // expectations.json requires pages that this company needs, but the site does not.
  rmSync(join(data, "expectations.json"), { force: true });
});
afterEach(() => rmSync(dirname(data), { recursive: true }));

const optionalSchemas = [...readSchemas("data").values()].filter(
  (schema) => schema["x-implements"] === "Page" && schema["x-optional"] === true,
);
/** File and route of each optional page that the content has. */
const PAGES = optionalSchemas
  .map((schema) => [schema["x-files"] ?? "", schema.properties?.route?.const ?? ""] as const)
  .filter(([file]) => existsSync(join(contentFolder(), file)));

/** The messages of all mistakes, except links to the route. */
const otherMistakes = (route: string): string[] =>
  mistakesIn(checkContent(data))
    .map(({ message }) => message)
    .filter((message) => !message.includes(`there is no page at ${route}`) && !message.includes(`${route} is a draft`));

// Jest rejects an empty table.
const eachPage = PAGES.length === 0 ? test.skip.each([["", ""]]) : test.each(PAGES);

test("/partners can be an optional page", () => {
  expect(optionalSchemas.map((schema) => schema.properties?.route?.const)).toContain("/partners");
});

eachPage("deleting %s causes no mistake except links to %s", (file, route) => {
  rmSync(join(data, file));
  expect(otherMistakes(route)).toEqual([]);
});

eachPage("making %s a draft causes no mistake except links to %s", (file, route) => {
  const page = JSON.parse(readFileSync(join(data, file), "utf8")) as object;
  writeFileSync(join(data, file), JSON.stringify({ ...page, draft: true }));
  expect(otherMistakes(route)).toEqual([]);
});

const hasPlanner = existsSync(join(contentFolder(), "pages/planner.json"));
(hasPlanner ? test : test.skip)("reports a page without its data file, but not when both are deleted", () => {
  rmSync(join(data, "planner.json"));
  expect(otherMistakes("/products/planner")).toEqual([
    "this page needs data/planner.json; add it, or delete the page.",
  ]);
  rmSync(join(data, "pages/planner.json"));
  expect(otherMistakes("/products/planner")).toEqual([]);
});
