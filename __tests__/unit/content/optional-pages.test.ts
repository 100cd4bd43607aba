import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn, type Problem } from "../../../src/content/check/problem";
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

const mistakes = (): Problem[] => mistakesIn(checkContent(data));

/** Whether a mistake is a link to a route, or to a page below it, that does not exist or is a draft. */
const isLinkTo = (route: string, { message }: Problem): boolean =>
  message.includes(`there is no page at ${route}`) ||
  message.includes(`${route} is a draft`) ||
  (message.startsWith(route) && message.includes(" is a draft;"));

/** The messages of all mistakes, except links to the route and to pages below it. */
const otherMistakes = (route: string): string[] =>
  mistakes()
    .filter((problem) => !isLinkTo(route, problem))
    .map(({ message }) => message);

/** The line of a data file at which a problem is reported. */
const lineOf = ({ file, line }: Problem): string =>
  readFileSync(join(dirname(data), file), "utf8").split("\n")[line - 1] ?? "";

test("the pages that list entries are optional, as is /partners", () => {
  const lists = ["/products", "/solutions", "/platform", "/showcase", "/case-studies"];
  expect(PAGES.map(([, route]) => route)).toEqual(expect.arrayContaining([...lists, "/partners"]));
});

test.each(PAGES)("deleting %s causes no mistake except links to %s, each reported at its line", (file, route) => {
  rmSync(join(data, file));
  const problems = mistakes();
  expect(problems.filter((problem) => !isLinkTo(route, problem)).map(({ message }) => message)).toEqual([]);
  for (const problem of problems) expect(lineOf(problem)).toContain(route);
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

/** Kinds of entries that a company may not have, and the pages that list only them. */
const KINDS = [
  ["products", ["products", "compare"]],
  ["solutions", ["solutions"]],
  ["case-studies", ["case-studies"]],
  ["projects", []],
  ["tours", []],
] as const;

/** A link to an entry or page, or a reference to an entry, that does not exist. */
const MISSING = /^(?:there is no page at \/|no (?:Product|Solution|Tour)(?: with specifications)? has the )/;

test.each(KINDS)("deleting all %s causes only links, references and the pages %j", (folder, pages) => {
  for (const file of readdirSync(join(data, folder))) rmSync(join(data, folder, file), { recursive: true });
  const problems = mistakes().filter(({ message }) => !MISSING.test(message));
  expect(problems.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual(
    pages
      .map(
        (page) =>
          `data/pages/${page}.json: this page needs a published entry in data/${folder}; add one, or delete the page.`,
      )
      .sort(),
  );
});
