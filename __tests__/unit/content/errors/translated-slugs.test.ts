import { provideContentFolder } from "../../../support/content/content-folder";

const content = provideContentFolder();

/** The problems of the settings of a language with translated slugs. */
function problemsOf(...slugs: readonly [page: string, slug: string][]): string[] {
  const settings = {
    $schema: "../../schemas/language.schema.json",
    name: "Deutsch",
    direction: "ltr",
    region: "DE",
    minShare: 1,
    slugs: slugs.map(([page, slug]) => ({ page, slug })),
  };
  content.write("locales/de/language.json", JSON.stringify(settings));
  return content
    .problems()
    .filter((line) => line.startsWith("data/locales/de/language.json"))
    .map((line) => line.replace(/^\S+ /, ""));
}

test("a slug of a page that may have one is in order", () => {
  expect(problemsOf(["/solutions/aec", "bau"])).toEqual([]);
});

test("a slug has the form of all slugs", () => {
  expect(problemsOf(["/solutions/aec", "Häuser & Bau"])).toEqual([expect.stringMatching(/^slugs\[0\]\.slug: /)]);
});

test("a slug belongs to a page that exists and may have one", () => {
  expect(problemsOf(["/solutions/ae", "bau"], ["/blog/7", "sieben"])).toEqual([
    "notice: slugs[0].page: there is no page at /solutions/ae (did you mean “/solutions/aec”?); remove this entry.",
    "slugs[1].page: /blog/7 has the same URL in all languages; only pages below /solutions/, /academy/glossary/, /tours/ can have a translated one.",
  ]);
});

test("each page has one slug", () => {
  expect(problemsOf(["/solutions/aec", "bau"], ["/solutions/aec", "architektur"])).toEqual([
    "slugs[1].page: /solutions/aec already has a slug above; remove one.",
  ]);
});

test("the URL is not that of the page itself, of another page, of a planned page or of an alias", () => {
  content.change("articles/7.json", '"id": 7', '"id": 7, "aliases": ["/solutions/alt"]');
  content.write("solutions/b.json", `{ "$schema": "../schemas/solution.schema.json", "slug": "b" }`);
  expect(problemsOf(["/solutions/aec", "alt"])).toEqual([
    "slugs[0].slug: /solutions/alt is an old URL or a planned page; choose another slug.",
  ]);
  expect(problemsOf(["/solutions/aec", "b"])).toEqual([
    "slugs[0].slug: /solutions/b is the path of the page in data/solutions/b.json; choose another slug.",
  ]);
  expect(problemsOf(["/solutions/aec", "aec"])).toEqual([
    "slugs[0].slug: this is the slug of the page itself; remove this entry.",
  ]);
  expect(problemsOf(["/solutions/aec", "bau"], ["/solutions/b", "bau"])).toEqual([
    "slugs[1].slug: the slug “bau” is already used in this list; choose another one.",
  ]);
});
