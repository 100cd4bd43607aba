import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashText } from "../../src/locales/texts";
import { provideContentFolder, GERMAN } from "../../../../__tests__/support/content/content-folder";

const content = provideContentFolder();

describe("translations", () => {
  const SOURCE = "authors/jane.json";
  const TRANSLATION = "locales/de/authors/jane.json";

  const translation = (texts: Record<string, unknown>, sources: Record<string, string>): string =>
    JSON.stringify({ ...texts, $sources: sources }, null, 2);

  /** All texts of the author, translated from today’s source. */
  const COMPLETE = translation(
    { name: "Jane Doe", role: "Redakteurin", bio: "Schreibt." },
    { name: hashText("Jane Doe"), role: hashText("Editor"), bio: hashText("Writes.") },
  );

  const LANGUAGE =
    '{ "$schema": "../../schemas/language.schema.json", "name": "Deutsch", "direction": "ltr", "region": "DE", "minShare": 100 }';

  beforeEach(() => {
    content.write("locales/de/language.json", LANGUAGE);
    content.write(TRANSLATION, COMPLETE);
  });

  test("accepts a complete translation", () => {
    expect(content.problems()).toEqual([]);
  });

  test("reports a translation of a file or a text that does not exist", () => {
    content.write("locales/de/authors/john.json", "{}");
    content.expectAfter(TRANSLATION, '"name": "Jane Doe",', '"name": "Jane Doe", "slug": "jana",', [
      "data/locales/de/authors/jane.json:2:31 notice: slug: data/authors/jane.json has no text slug; remove this translation.",
      "data/locales/de/authors/john.json:1:1 notice: there is no data/authors/john.json; remove this file.",
    ]);
  });

  test.each([
    ["an unclosed tag", "Redakteurin <img src=x onerror=alert() "],
    ["a tag that ends in another text", "Redakteurin <script "],
  ])("reports %s in a translated text", (_what, text) => {
    content.change(TRANSLATION, "Redakteurin", text);
    expect(content.problems()).toContainEqual(
      expect.stringMatching(
        /^data\/locales\/de\/authors\/jane\.json:3:11 role: this text cannot contain HTML; remove “<.*”\.$/,
      ),
    );
  });

  test("reports HTML of a translation that the sanitizer would change", () => {
    const article = JSON.parse(readFileSync(join(content.path, "articles/7.json"), "utf8")) as { content: string };
    const hostile = `${article.content}<img src=x onerror=alert() `;
    content.write(
      "locales/de/articles/7.json",
      translation({ content: hostile }, { content: hashText(article.content) }),
    );
    expect(content.problems()).toContainEqual(
      expect.stringMatching(
        /^data\/locales\/de\/articles\/7\.json:2:\d+ content: the HTML would be changed in or after the tag <img>/,
      ),
    );
  });

  test("reports a file that is not JSON", () => {
    content.change(TRANSLATION, '"Redakteurin",', '"Redakteurin"');
    expect(content.problems()).toContain("data/locales/de/authors/jane.json:3:23 a comma is missing after this.");
  });

  test("reports a mailbox that is not an email address", () => {
    content.expectAfter("locales/de/language.json", '"region"', '"mailboxes": { "sales": "x" }, "region"', [
      "data/locales/de/language.json:1:115 mailboxes.sales: “x” is not an email address.",
    ]);
  });

  test("reports settings that are not complete, and a folder that is not named by a language", () => {
    content.write("locales/german/language.json", LANGUAGE.replace("Deutsch", "German"));
    content.expectAfter("locales/de/language.json", '"region": "DE", ', "", [
      expect.stringMatching(/^data\/locales\/de\/language.json:1:1 .*region/) as string,
      "data/locales/german/language.json:1:1 “german” is not the code of a language, such as de; rename the folder.",
    ]);
  });

  test("gives a notice for texts that are not translated, and for those whose source has changed", () => {
    content.change(TRANSLATION, '"role": "Redakteurin",', "");
    content.expectAfter(SOURCE, '"Writes."', '"Writes well."', [
      "data/locales/de/authors/jane.json:1:1 notice: 1 text is not translated: role.",
      "data/locales/de/authors/jane.json:4:10 notice: bio: the text of data/authors/jane.json has changed to “Writes well.”; check the translation, then run npm run content:translations.",
    ]);
  });

  test("a new entry needs no translation, and a draft may lack texts", () => {
    const article = readFileSync(join(content.path, "articles/7.json"), "utf8");
    content.write("locales/de/articles/7.json", translation({}, {}));
    expect(content.problems()).toEqual([
      expect.stringMatching(/^data\/locales\/de\/articles\/7.json:1:1 notice: \d+ texts are not translated/) as string,
    ]);
    content.write("articles/7.json", JSON.stringify({ ...(JSON.parse(article) as object), draft: true }, null, 2));
    expect(content.problems().filter((problem) => problem.includes("not translated"))).toEqual([]);
  });

  test("reports figures that differ from the source", () => {
    content.change(SOURCE, '"Writes."', '"Measured 2,000 m² (21,500 ft²) in 70 min at 0.655 kg."');
    const withText = (text: string): string =>
      translation(
        { name: "Jane Doe", role: "Redakteurin", bio: text },
        {
          name: hashText("Jane Doe"),
          role: hashText("Editor"),
          bio: hashText("Measured 2,000 m² (21,500 ft²) in 70 min at 0.655 kg."),
        },
      );
    content.write(TRANSLATION, withText("Maß 2.000 m² in 70 min bei 0,655 kg."));
    expect(content.problems()).toEqual([]);
    content.write(TRANSLATION, withText("Maß 2.000 m in 70 min bei 0.655 kg."));
    expect(content.problems()).toEqual(
      [
        "bio: the source does not have the number 2.000 m; a translation changes words only.",
        "bio: the source does not have the number 0.655 kg; a translation changes words only.",
        "bio: the number 2,000 m² of the source is missing.",
        "bio: the number 0.655 kg of the source is missing.",
      ].map((message) => expect.stringContaining(message) as string),
    );
  });

  test("reports placeholders and tags that differ from the source", () => {
    content.change(SOURCE, '"Writes."', '"Writes for {brand}."');
    content.change(TRANSLATION, hashText("Writes."), hashText("Writes for {brand}."));
    content.change(TRANSLATION, '"Schreibt."', '"Schreibt <b>für</b> {Marke}."');
    const messages = content.problems().filter((line) => !line.includes("notice"));
    expect(messages).toEqual(
      [
        "bio: the source does not have <b>; remove it.",
        "bio: the source does not have </b>; remove it.",
        "bio: the source does not have {Marke}; remove it.",
        "bio: {brand} of the source is missing.",
      ].map((message) => expect.stringContaining(message) as string),
    );
  });
});

describe("translated-slugs", () => {
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
});

describe("unpublished-links", () => {
  const LANGUAGE = { ...GERMAN, minShare: 1 };

  /** The notices about links, after an article and perhaps its target were translated. */
  function noticesOf(...translated: string[]): string[] {
    content.write("locales/de/language.json", JSON.stringify(LANGUAGE));
    content.change("articles/7.json", "<p>", '<p><a href=\\"/solutions/aec\\">AEC</a> ');
    for (const name of translated) {
      const source = JSON.parse(readFileSync(join(content.path, name), "utf8")) as Record<string, string>;
      const keys = ["title", "description", "content"].filter((key) => typeof source[key] === "string");
      const texts = Object.fromEntries(keys.map((key) => [key, source[key]]));
      const $sources = Object.fromEntries(keys.map((key) => [key, hashText(source[key] ?? "")]));
      content.write(`locales/de/${name}`, JSON.stringify({ ...texts, $sources }, null, 2));
    }
    return content.problems().filter((line) => line.includes("is not published in"));
  }

  test("gives a notice for a link to a page that the language does not publish, at the translated text", () => {
    expect(noticesOf("articles/7.json")).toEqual([
      "data/locales/de/articles/7.json:3:14 notice: content: this links to /solutions/aec, which is not published in Deutsch: too few of its texts are translated.",
    ]);
  });

  test("a link to a page that the language publishes is in order", () => {
    expect(noticesOf("articles/7.json", "solutions/aec.json")).toEqual([]);
  });

  test("a page that the language does not publish may link to others", () => {
    expect(noticesOf()).toEqual([]);
  });
});
