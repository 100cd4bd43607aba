import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContent, contentChecker } from "@capture/content/check/check";
import { parseJsonFile, type JsonFile } from "@capture/content/check/json-file";
import { mistakesIn, type Problem } from "@capture/content/check/problem";
import { hiddenFiles } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { readSchemas } from "@capture/content/model/schemas";
import { provideContentCopy } from "../support/content/content-copy";
import { testIf } from "../support/content/test-if";

const data = provideContentCopy(contentFolder());
beforeEach(() => {
  // expectations.json requires pages that this company needs, but the site does not.
  rmSync(join(data, "expectations.json"), { force: true });
  // names.json reports texts that name a removed entry, which are not links.
  rmSync(join(data, "names.json"), { force: true });
});

const optionalSchemas = [...readSchemas("data").values()].filter(
  (schema) => schema["x-implements"] === "Page" && schema["x-optional"] === true,
);
/** File and route of each optional page that the content has. */
const PAGES = optionalSchemas
  .map((schema) => [schema["x-files"] ?? "", schema.properties?.route?.const ?? ""] as const)
  .filter(([file]) => existsSync(join(contentFolder(), file)));

const mistakes = (): Problem[] => mistakesIn(checkContent(data));

/** Checks the content with one file changed. Created once, because each further check takes a fraction of the first. */
let check: ((changed: JsonFile) => Problem[]) | undefined;
const mistakesWith = (file: string, value: object): Problem[] => {
  check ??= contentChecker(data);
  return mistakesIn(check(parseJsonFile(file, Buffer.from(JSON.stringify(value)))));
};

/** Whether a mistake is a link to a route, or to a page below it, that does not exist or is a draft. */
const isLinkTo = (route: string, { message }: Problem): boolean =>
  message.includes(`there is no page at ${route}`) ||
  message.includes(`${route} is a draft`) ||
  (message.startsWith(route) && message.includes(" is a draft;"));

/** Whether a mistake is another page that combines this one with others, and says so. */
const isNeedOf = (file: string, { message }: Problem): boolean =>
  message === `this page needs data/${file}; add it, or delete the page.`;

/** The messages of mistakes, except links to the route and to pages below it. */
const otherMistakes = (route: string, problems = mistakes()): string[] =>
  problems.filter((problem) => !isLinkTo(route, problem)).map(({ message }) => message);

/** The line of a data file at which a problem is reported. */
const lineOf = ({ file, line }: Problem): string =>
  readFileSync(join(dirname(data), file), "utf8").split("\n")[line - 1] ?? "";

const eachPage = testIf(PAGES.length > 0, "The site has no optional page.").each(PAGES);

test("/partners can be an optional page", () => {
  expect(optionalSchemas.map((schema) => schema.properties?.route?.const)).toContain("/partners");
});

eachPage("deleting %s causes no mistake except links to %s, each reported at its line", (file, route) => {
  rmSync(join(data, file));
  const problems = mistakes().filter((problem) => !isNeedOf(file, problem));
  expect(otherMistakes(route, problems)).toEqual([]);
  for (const problem of problems) expect(lineOf(problem)).toContain(route);
});

eachPage("making %s a draft causes no mistake except links to %s", (file, route) => {
  const page = JSON.parse(readFileSync(join(data, file), "utf8")) as object;
  const problems = mistakesWith(file, { ...page, draft: true }).filter((problem) => !isNeedOf(file, problem));
  expect(otherMistakes(route, problems)).toEqual([]);
});

const has = (name: string): boolean => existsSync(join(contentFolder(), name));

const LISTS = [
  ["blog", "articles/"],
  ["glossary", "glossary/"],
].filter(([page, folder]) => has(`pages/${page}.json`) && has(String(folder)));
testIf(LISTS.length > 0, "The site has neither a blog nor a glossary.").each(LISTS)(
  "the entries of %s are published only with the page",
  (name = "", folder = "") => {
    const hidden = (): string[] => hiddenFiles(data).filter((file) => file.startsWith(folder));
    expect(hidden()).toEqual([]);
    rmSync(join(data, "pages", `${name}.json`));
    expect(hidden()).toHaveLength(readdirSync(join(data, folder)).length);
    process.env.DRAFTS = "show";
    expect(hidden()).toHaveLength(readdirSync(join(data, folder)).length);
    delete process.env.DRAFTS;
  },
);

testIf(has("pages/planner.json"), "The site has no planner.")(
  "reports a page without its data file, but not when both are deleted",
  () => {
    rmSync(join(data, "planner.json"));
    expect(otherMistakes("/products/planner")).toEqual([
      "this page needs data/planner.json; add it, or delete the page.",
    ]);
    for (const page of ["planner", "decision"]) rmSync(join(data, `pages/${page}.json`), { force: true });
    expect(
      mistakes().filter(
        (problem) => !isLinkTo("/products/decision", problem) && !isLinkTo("/products/planner", problem),
      ),
    ).toEqual([]);
  },
);

/** Kinds of entries that a company may not have, and the pages that list only them. */
const KINDS: [folder: string, pages: string[]][] = [
  ["products", ["products", "compare"]],
  ["solutions", ["solutions"]],
  ["case-studies", ["case-studies"]],
  ["projects", []],
  ["tours", []],
  ["models", []],
];

/** A link to an entry or page, or a reference to an entry, that does not exist. */
const MISSING = /^(?:there is no page at \/|no (?:Product|Solution|Tour|Model)(?: with specifications)? has the )/;

test.each(KINDS.filter(([folder]) => has(folder)))(
  "deleting all %s causes only links, references and the pages %j",
  (folder, pages) => {
    for (const file of readdirSync(join(data, folder))) rmSync(join(data, folder, file), { recursive: true });
    const problems = mistakes().filter(({ message }) => !MISSING.test(message));
    expect(problems.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual(
      pages
        .filter((page) => has(`pages/${page}.json`))
        .map(
          (page) =>
            `data/pages/${page}.json: this page needs a published entry in data/${folder}; add one, or delete the page.`,
        )
        .sort(),
    );
  },
);
