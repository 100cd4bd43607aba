import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEntry, type NewEntryOptions } from "../../../scripts/content/new/entry";
import { checkContent } from "../../../src/content/check/check";

let root: string;
let data: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "placeholder-texts-"));
  data = join(root, "data");
  cpSync("data", data, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(data, file), "utf8")) as Record<string, unknown>;
const write = (file: string, value: object): void => writeFileSync(join(data, file), JSON.stringify(value));

/** The messages about a file by path, without quoted texts. Other files must have no problems. */
const reported = (file: string): Record<string, string> => {
  const problems = checkContent(data);
  expect(problems.filter((problem) => problem.file !== `data/${file}`)).toEqual([]);
  return Object.fromEntries(problems.map(({ where, message }) => [where, message.replace(/“.*”/, "“…”")]));
};
const WORDS = "this is still the placeholder text (“…”): write your own, or keep the entry a draft.";
const ADDRESS = "this is still the placeholder text (“…”): enter the URL, or keep the entry a draft.";
const all = (places: readonly string[], sentence: string): Record<string, string> =>
  Object.fromEntries(places.map((place) => [place, sentence]));

/** Makes an entry, and publishes it after a change. */
function publish(
  options: NewEntryOptions,
  change: (entry: Record<string, unknown>) => object = (entry) => entry,
): string {
  const { file } = createEntry(data, options);
  const { draft: _draft, ...entry } = read(file);
  write(file, change(entry));
  return file;
}

test("a published case study with placeholder texts: each text is reported", () => {
  const file = publish({ kind: "case-study" });
  const points = (block: string): string[] =>
    [0, 1, 2].flatMap((index) => ["title", "description"].map((key) => `${block}.points[${index}].${key}`));
  const blocks = ["problem", "solution", "results"].flatMap((block) => [`${block}.title`, ...points(block)]);
  const headline = ["headline.value", "headline.label"];
  const seo = ["seo.description", ...[0, 1, 2].map((index) => `seo.keywords[${index}]`)];
  expect(reported(file)).toEqual(
    all(["title", "description", "stakeholder", "image.alt", ...headline, ...blocks, ...seo], WORDS),
  );
  rmSync(join(data, file));
});

test("a project: its URL is reported too", () => {
  const file = publish({ kind: "project" });
  expect(reported(file)).toEqual({ ...all(["title", "description", "image.alt"], WORDS), tourUrl: ADDRESS });
  rmSync(join(data, file));
});

test.each(["article", "product", "solution"])("an entry of another kind: %s", (kind) => {
  const file = publish({ kind });
  expect(reported(file)).toMatchObject(all(["title", "image.alt", "seo.description", "seo.keywords[0]"], WORDS));
  rmSync(join(data, file));
});

test("a draft and a scheduled entry may keep placeholder texts", () => {
  const { file } = createEntry(data, { kind: "article" });
  expect(reported(file)).toEqual({});
  write(file, { ...read(file), draft: undefined, date: "2098-01-01" });
  expect(reported(file)).toEqual({});
  rmSync(join(data, file));
});

test("a placeholder text is found after its item has moved; a new title passes", () => {
  const file = publish({ kind: "case-study", title: "The Old Mill" }, (entry) => {
    const problem = entry.problem as { points: unknown[] };
    return { ...entry, problem: { ...problem, points: problem.points.toReversed() } };
  });
  expect(reported(file)).toMatchObject(all(["problem.points[0].title", "seo.description"], WORDS));
  expect(reported(file)).not.toHaveProperty("title");
  rmSync(join(data, file));
});

test.each(["tutorial", "manual"])("an item of a list, which cannot be a draft: %s", (kind) => {
  const { file } = createEntry(data, { kind });
  const items = read(file).items as Record<string, unknown>[];
  const at = (key: string): string => `items[${items.length - 1}].${key}`;
  const without = (sentence: string): string => sentence.replace(", or keep the entry a draft", "");
  expect(reported(file)).toEqual({
    ...all(["title", "description", "thumbnail.alt"].map(at), without(WORDS)),
    [at("docUrl")]: without(ADDRESS),
  });
  const thumbnail = { ...(items.at(-1)?.thumbnail as object), alt: "A mill" };
  const docUrl = "https://docs.example/mill";
  const written = { ...items.at(-1), title: "Level the mill", description: "Four steps.", thumbnail, docUrl };
  write(file, { ...read(file), items: [...items.slice(0, -1), written] });
  expect(reported(file)).toEqual({});
});

test("a new entry has no figure, link or text that could be mistaken for a real one", () => {
  const study = read(createEntry(data, { kind: "case-study" }).file);
  expect(study).toMatchObject({ headline: { value: "00%" } });
  expect(JSON.stringify(study.results)).toContain("00%");
  const others = readdirSync("data/projects").map((name) => readFileSync(join("data/projects", name), "utf8"));
  const { tourUrl, image } = read(createEntry(data, { kind: "project" }).file) as {
    tourUrl: string;
    image: { alt: string };
  };
  for (const text of [tourUrl, image.alt]) expect(others.join("")).not.toContain(text);
});
