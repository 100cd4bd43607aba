import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEntry, type NewEntryOptions } from "../../../scripts/content/new/entry";
import { checkContent } from "../../../src/content/check/check";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";

const data = provideContentCopy(COMPANY);

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(data, file), "utf8")) as Record<string, unknown>;
const write = (file: string, value: object): void => writeFileSync(join(data, file), JSON.stringify(value));

/** The problems of a file by field, without quoted texts. Expects no problems in other files. */
const findProblems = (file: string): Record<string, string> => {
  const problems = checkContent(data);
  expect(problems.filter((problem) => problem.file !== `data/${file}`)).toEqual([]);
  return Object.fromEntries(problems.map(({ where, message }) => [where, message.replace(/“.*”/, "“…”")]));
};
const TEXT_MESSAGE = "this is still the placeholder text (“…”): write your own, or keep the entry a draft.";
const URL_MESSAGE = "this is still the placeholder text (“…”): enter the URL, or keep the entry a draft.";
/** The expected problems: the same message for each of these fields. */
const sameMessage = (fields: readonly string[], message: string): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, message]));

/** Creates an entry, changes it, publishes it and returns its file. */
function publish(
  options: NewEntryOptions,
  change: (entry: Record<string, unknown>) => object = (entry) => entry,
): string {
  const { file } = createEntry(data, options);
  const { draft: _draft, ...entry } = read(file);
  write(file, change(entry));
  return file;
}

test("reports each placeholder text of a published case study", () => {
  const file = publish({ kind: "case-study" });
  const points = (block: string): string[] =>
    [0, 1, 2].flatMap((index) => ["title", "description"].map((key) => `${block}.points[${index}].${key}`));
  const blocks = ["problem", "solution", "results"].flatMap((block) => [`${block}.title`, ...points(block)]);
  const headline = ["headline.value", "headline.label"];
  const seo = ["seo.description", ...[0, 1, 2].map((index) => `seo.keywords[${index}]`)];
  expect(findProblems(file)).toEqual(
    sameMessage(["title", "description", "stakeholder", "image.alt", ...headline, ...blocks, ...seo], TEXT_MESSAGE),
  );
});

test("reports the placeholder texts and the placeholder URL of a published project", () => {
  const file = publish({ kind: "project" });
  expect(findProblems(file)).toEqual({
    ...sameMessage(["title", "description", "image.alt"], TEXT_MESSAGE),
    tourUrl: URL_MESSAGE,
  });
});

test.each(["article", "product", "solution"])("reports the placeholder texts of a published %s", (kind) => {
  const file = publish({ kind });
  expect(findProblems(file)).toMatchObject(
    sameMessage(["title", "image.alt", "seo.description", "seo.keywords[0]"], TEXT_MESSAGE),
  );
});

test("allows placeholder texts in a draft and in a scheduled entry", () => {
  const { file } = createEntry(data, { kind: "article" });
  expect(findProblems(file)).toEqual({});
  write(file, { ...read(file), draft: undefined, date: "2098-01-01" });
  expect(findProblems(file)).toEqual({});
});

test("reports a placeholder text in an item that has moved, but not a title that was written", () => {
  const file = publish({ kind: "case-study", title: "The Old Mill" }, (entry) => {
    const problem = entry.problem as { points: unknown[] };
    return { ...entry, problem: { ...problem, points: problem.points.toReversed() } };
  });
  expect(findProblems(file)).toMatchObject(sameMessage(["problem.points[0].title", "seo.description"], TEXT_MESSAGE));
  expect(findProblems(file)).not.toHaveProperty("title");
});

test.each(["tutorial", "manual"])(
  "reports the placeholder texts of a %s, an item that cannot be a draft, until they are replaced",
  (kind) => {
    const { file } = createEntry(data, { kind });
    const items = read(file).items as Record<string, unknown>[];
    const lastItem = (key: string): string => `items[${items.length - 1}].${key}`;
    const withoutDraft = (message: string): string => message.replace(", or keep the entry a draft", "");
    expect(findProblems(file)).toEqual({
      ...sameMessage(["title", "description", "thumbnail.alt"].map(lastItem), withoutDraft(TEXT_MESSAGE)),
      [lastItem("docUrl")]: withoutDraft(URL_MESSAGE),
    });
    const thumbnail = { ...(items.at(-1)?.thumbnail as object), alt: "A mill" };
    const docUrl = "https://docs.example/mill";
    const written = { ...items.at(-1), title: "Level the mill", description: "Four steps.", thumbnail, docUrl };
    write(file, { ...read(file), items: [...items.slice(0, -1), written] });
    expect(findProblems(file)).toEqual({});
  },
);

test("a new entry contains no figure, URL or text of a real entry", () => {
  const study = read(createEntry(data, { kind: "case-study" }).file);
  expect(study).toMatchObject({ headline: { value: "00%" } });
  expect(JSON.stringify(study.results)).toContain("00%");
  const others = readdirSync(join(COMPANY, "projects")).map((name) =>
    readFileSync(join(COMPANY, "projects", name), "utf8"),
  );
  const { tourUrl, image } = read(createEntry(data, { kind: "project" }).file) as {
    tourUrl: string;
    image: { alt: string };
  };
  for (const text of [tourUrl, image.alt]) expect(others.join("")).not.toContain(text);
});
