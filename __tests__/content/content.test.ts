import { readFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { execFileSync } from "node:child_process";
import axe from "axe-core";
import { readDocument, writeDocument } from "@capture/desk/client/documents";
import { createDeskSettings } from "@capture/desk/config/settings";
import { checkContent } from "@capture/content/check/check";
import { mistakesIn, problemText } from "@capture/content/check/problem";
import { contentFolder, contentFile } from "@capture/content/model/folder";
import { localizeFolder } from "@capture/content/locales/localize";
import { fillFromSite } from "@capture/domain/placeholders";
import { publishedDescription } from "@capture/content/model/api-description";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { localeOf } from "@capture/domain/lib/locale";
import { filesWithForms } from "../support/content/files-with-forms";
import { testIf } from "../support/content/test-if";
import { readStatement } from "../../testing/accessibility/statement";
import { buildIndex } from "../../src/search/build-index";
import { helpDocuments } from "../../src/search/help-documents";
import { openHelpSearch } from "../../src/search/help-search";
import { contentOf, entriesIn } from "../support/content/data";
import { helpContent } from "../support/content/help-content";
import { routes } from "../../testing/routes";
import { minimumOf } from "../support/content/page-minimums";

const folder = contentFolder();
const { keys } = createDeskSettings(folder, { name: "github", repo: "owner/name" }, true);

test("the content has no mistake", () => {
  expect(mistakesIn(checkContent(folder)).map(problemText)).toEqual([]);
});

test.each(filesWithForms(folder))("the content desk does not change %s when it reads and writes it", async (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  expect(await writeDocument(readDocument(text), keys)).toBe(text);
});

const isTranslated = existsSync(join(contentFolder(), "locales/de/language.json"));

testIf(isTranslated, "The content is not in German.")("the German content has no mistakes", () => {
  const target = mkdtempSync(join(tmpdir(), "german-"));
  try {
    localizeFolder(contentFolder(), "de", target);
    expect(mistakesIn(checkContent(target)).map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  } finally {
    rmSync(target, { recursive: true });
  }
});

describe("accessibility", () => {
  const criteria = readStatement()?.criteria ?? [];
  const testStatement = testIf(criteria.length > 0, "The site has no accessibility statement.");
  const tagsOf = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));

  testStatement("each rule of axe in the statement exists and tests its criterion", () => {
    const wrong = criteria.flatMap(({ number, axe: rules = [] }) => {
      const tag = `wcag${number.replaceAll(".", "")}`;
      return rules.filter((rule) => !tagsOf.get(rule)?.includes(tag)).map((rule) => `${number}: ${rule}`);
    });
    expect(wrong).toEqual([]);
  });

  /** Whether a test file has a test with this name, in which an ellipsis stands for each value. */
  function hasTest({ file, name }: { readonly file: string; readonly name: string }): boolean {
    const source = readFileSync(join("__tests__", file), "utf8").replaceAll(/\$\{[^}]*\}|%s/g, "…");
    return [`"${name}",`, `\`${name}\`,`].some((title) => source.includes(title));
  }

  testStatement("each browser test in the statement exists", () => {
    const missing = criteria.flatMap(({ number, journeys = [] }) =>
      journeys.filter((journey) => !hasTest(journey)).map(({ file, name }) => `${number}: ${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("api-description", () => {
  /** Lints a description in a separate process, because Jest cannot load the linter, which is an ES module. */
  const LINTER = `
  import { readFileSync } from "node:fs";
  import { createConfig, lintFromString } from "@redocly/openapi-core";
  const config = await createConfig({ extends: ["recommended-strict"], rules: { "info-license": "off" } });
  const problems = await lintFromString({ source: readFileSync(0, "utf8"), absoluteRef: "/openapi.json", config });
  console.log(JSON.stringify(problems.map(({ ruleId, message, location }) =>
    [ruleId, message, ...location.map(({ pointer }) => pointer)].join(" | "))));
`;

  const lint = (api: JsonValue): string[] =>
    JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "--eval", LINTER], {
        encoding: "utf8",
        input: JSON.stringify(api),
      }),
    ) as string[];

  const path = contentFile("developers/openapi.json");
  const testApi = testIf(existsSync(path), "The site has no data/developers/openapi.json.");
  const read = (file: string): JsonValue => JSON.parse(readFileSync(file, "utf8")) as JsonValue;
  const published = (): JsonValue => {
    const site = read(contentFile("site.json"));
    return publishedDescription(read(path), (text) => fillFromSite(text, site));
  };

  testApi("Redocly's strict rules find nothing in the published description of the API", () => {
    expect(lint(published())).toEqual([]);
  });

  testApi("the linter finds errors", () => {
    expect(lint({ ...Object(published()), tags: [], surplus: 1 } as JsonValue).join("\n")).toMatch(/surplus/);
  });
});

describe("search", () => {
  const search = openHelpSearch(buildIndex(helpDocuments(helpContent), localeOf(contentOf("site.json"))));

  test.each(helpContent.faqs.map(({ id, question }) => [question, id]))(
    "“%s” is answered by its own answer",
    (question, id) => {
      expect(search.ask(question).map((answer) => answer.id)).toContain(`faq-${id}`);
    },
  );

  test.each([...helpContent.manuals, ...helpContent.tutorials].map(({ title }) => title))(
    "“%s” finds the manual or tutorial with this title",
    (title) => {
      expect(search.ask(title).map((answer) => answer.title)).toContain(title);
    },
  );
});

describe("page-minimums", () => {
  const published = (prefix: string): number => routes.filter((route) => route.startsWith(prefix)).length;

  test("minimums follow the published entries of the content", () => {
    expect(minimumOf("/blog").pictures).toBe(published("/blog/"));
    expect(minimumOf("/case-studies").pictures).toBe(published("/case-studies/"));
    expect(minimumOf("/solutions").pictures).toBe(published("/solutions/"));
    const industries = new Set(entriesIn<{ category: string }>("projects").map(({ category }) => category));
    expect(minimumOf("/showcase").buttons).toBeGreaterThan(industries.size);
  });

  test("a page without a minimum of its own gets that of its kind, or a minimum of one picture", () => {
    expect(minimumOf("/solutions/a-new-one")).toEqual(minimumOf("/solutions/another"));
    expect(minimumOf("/solutions/a-new-one").buttons).toBeGreaterThan(0);
    expect(minimumOf("/no-such-page")).toEqual({ pictures: 1, buttons: 0, fields: 0 });
  });
});

test.each(
  entriesIn<{ id: number; headline: Queries.CaseFigureFieldsFragment["headline"] }>("case-studies").flatMap(
    ({ id, headline: { value, change } }) => (change ? [{ id, value, change }] : []),
  ),
)("the figure of case study $id follows from its amounts", ({ value, change: { before, after } }) => {
  const share = Math.abs(after.amount - before.amount) / before.amount;
  expect(`${Math.round(share * 100)}%`).toBe(value);
});
