import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn } from "../../../src/content/check/problem";
import { readSchemas } from "../../../src/content/model/schemas";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "optional-pages-")), "data");
  cpSync("data", data, { recursive: true });
  // What this company promises about its pages is not what the site needs.
  rmSync(join(data, "expectations.json"));
});
afterEach(() => rmSync(dirname(data), { recursive: true }));

const OPTIONAL = [...readSchemas("data").values()].filter(
  (schema) => schema["x-implements"] === "Page" && schema["x-optional"] === true,
);
/** File and route of each page that a company may lack. */
const PAGES = OPTIONAL.map((schema) => [schema["x-files"] ?? "", schema.properties?.route?.const ?? ""] as const);

/** Messages of the mistakes that are not about a link to the route. */
const othersThan = (route: string): string[] =>
  mistakesIn(checkContent(data))
    .map(({ message }) => message)
    .filter((message) => !message.includes(`there is no page at ${route}`) && !message.includes(`${route} is a draft`));

test("there are optional pages", () => {
  expect(PAGES.map(([, route]) => route)).toContain("/partners");
});

test.each(PAGES)("%s may be deleted; what remains are the links to %s", (file, route) => {
  rmSync(join(data, file));
  expect(othersThan(route)).toEqual([]);
});

test.each(PAGES)("%s may be a draft; what remains are the links to %s", (file, route) => {
  const page = JSON.parse(readFileSync(join(data, file), "utf8")) as object;
  writeFileSync(join(data, file), JSON.stringify({ ...page, draft: true }));
  expect(othersThan(route)).toEqual([]);
});

test("a page without the file that it needs is a mistake, and without the page the file is not missed", () => {
  rmSync(join(data, "planner.json"));
  expect(othersThan("/products/planner")).toEqual(["this page needs data/planner.json; add it, or delete the page."]);
  rmSync(join(data, "pages/planner.json"));
  expect(othersThan("/products/planner")).toEqual([]);
});
