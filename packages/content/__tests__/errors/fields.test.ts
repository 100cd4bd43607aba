import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { readPart } from "../../../../__tests__/support/company/company";

const ARTICLE = "articles/7.json";
const content = provideContentFolder();

const FAQS = "academy/faqs.json";

describe("fields", () => {
  test("reports an unknown key", () => {
    content.expectAfter(ARTICLE, '"excerpt"', '"excrpt"', [
      "data/articles/7.json:1:1 the field “excerpt” is missing (One or two sentences under the heading and in lists: what the reader will learn).",
      "data/articles/7.json:5:3 excrpt: there is no field “excrpt” here (did you mean “excerpt”?).",
    ]);
  });

  test("reports a wrong type", () => {
    content.expectAfter(ARTICLE, '"title": "A title"', '"title": 12', [
      "data/articles/7.json:4:12 title: this must be text between double quotes, not the number 12.",
    ]);
  });

  test("reports an object in place of text, and null in place of an object", () => {
    content.change("products/pro.json", '"icon": "camera"', '"icon": {}');
    content.change("specification-fields.json", '"fields": [', '"fields": [null,');
    expect(content.problems().map((line) => line.replace(/:\d+:\d+/, ""))).toEqual([
      "data/products/pro.json icon: “{}” is not an allowed value.",
      "data/products/pro.json icon: this must be text between double quotes, not a group of fields.",
      "data/specification-fields.json items[0].fields[0]: this must be a group of fields in {braces}, not null.",
    ]);
  });

  test("reports a missing field", () => {
    content.expectAfter("authors/jane.json", '"role": "Editor",\n', "", [
      "data/authors/jane.json:1:1 the field “role” is missing (The author’s position, for example “Head of Support”. It is shown next to the name).",
    ]);
  });

  test("reports an empty field", () => {
    content.expectAfter(ARTICLE, '"tags": ["One", "Two"]', '"tags": ["One", "Two", " "]', [
      "data/articles/7.json:12:26 tags[2]: this is empty; write it or remove the field.",
    ]);
  });

  test("reports a title that is too long for search engines", () => {
    content.expectAfter(ARTICLE, '"title": "A title | {brand}"', `"title": "${"A long title ".repeat(5)}"`, [
      "data/articles/7.json:14:14 seo.title: this has 65 characters; the maximum is 60.",
    ]);
  });

  test("reports a title of a case study that is too long for search engines or already used", () => {
    const study = readPart("case-studies/1.json");
    const { title } = JSON.parse(study) as { title: string };
    content.write("case-studies/1.json", study);
    content.write("case-studies/2.json", study.replace(/"id": 1,/, '"id": 2,'));
    content.write(
      "case-studies/3.json",
      study.replace(/"id": 1,/, '"id": 3,').replace(title, "A long title ".repeat(5)),
    );
    expect(content.problems().filter((line) => / title: /.test(line))).toEqual([
      "data/case-studies/2.json:4:12 title: data/case-studies/1.json has the same title for search engines; each page needs its own.",
      "data/case-studies/3.json:4:12 title: this has 65 characters; the maximum is 60.",
    ]);
  });

  test("reports seo.title in a case study, because its own title is used", () => {
    const study = readPart("case-studies/1.json");
    content.write("case-studies/1.json", study.replace('"seo": {', '"seo": { "title": "Another",'));
    expect(content.problems().filter((line) => line.includes("seo"))).toEqual([
      "data/case-studies/1.json:70:21 seo.title: this is not allowed here; remove it.",
    ]);
  });

  test("reports a list with fewer items than its minimum", () => {
    content.expectAfter(ARTICLE, '"tags": ["One", "Two"]', '"tags": ["One"]', [
      "data/articles/7.json:12:11 tags: this list has 1 entry; the minimum is 2.",
    ]);
  });

  test("reports an invalid date", () => {
    content.expectAfter(ARTICLE, "2025-06-15", "2025-06-31", [
      "data/articles/7.json:8:11 date: “2025-06-31” is not a calendar date; write year-month-day, such as 2025-06-15.",
    ]);
  });

  test("reports a year outside 2000–2099", () => {
    content.expectAfter(ARTICLE, "2025-06-15", "2205-06-15", [
      "data/articles/7.json:8:11 date: “2205-06-15” is not a calendar date; write year-month-day, such as 2025-06-15.",
    ]);
  });

  test("reports a number with too many digits", () => {
    content.expectAfter("products/pro.json", '"order": 1,', '"order": 10000,', [
      "data/products/pro.json:4:12 order: 10000 is too large; the maximum is 1000.",
    ]);
  });
});

describe("texts", () => {
  test("reports HTML in a plain text", () => {
    content.expectAfter(ARTICLE, "An excerpt for", "An <em>excerpt</em> for", [
      "data/articles/7.json:5:14 excerpt: this text cannot contain HTML; remove “<em>”.",
    ]);
  });

  test("reports an invisible character", () => {
    content.expectAfter(ARTICLE, "An excerpt", "An\u200b excerpt", [
      "data/articles/7.json:5:14 excerpt: this contains an invisible character (U+200B); remove it, or type the text again.",
    ]);
  });

  test("accepts HTML in code, and < and joined emoji in a text", () => {
    for (const name of [
      "pages/developers.json",
      ...["openapi", "guides", "sdks"].map((list) => `developers/${list}.json`),
    ])
      content.write(name, readPart(name));
    content.change(FAQS, "A a", "A < b, and a smile of three letters: 👩‍💻");
    const changed = [`data/${FAQS}`, "data/developers/openapi.json"];
    const problems = content.problems().filter((line) => changed.some((file) => line.startsWith(file)));
    expect(problems.filter((line) => !line.includes("links"))).toEqual([]);
  });
});

describe("numbers", () => {
  const PRODUCT = "products/pro.json";

  /** Changes a file and returns the messages about ambiguous numbers. */
  const numberProblems = (name: string, from: string, to: string): string[] => {
    content.change(name, from, to);
    return content.problems().flatMap((line) => /“[^”]*” can be read as another number; .*$/.exec(line) ?? []);
  };
  /** The examples of correct numbers in a message. */
  const EXAMPLES = "1,500 and 0.655 are right";

  test.each([
    ["0,655 kg", "0,655", EXAMPLES],
    ["1.500 m²", "1.500", "write 1.5 or 1,500"],
    ["1.505 m²", "1.505", "write 1.51 or 1,505"],
    ["1 500 m²", "1 500", EXAMPLES],
    ["1.500.000 m", "1.500.000", EXAMPLES],
    ["0,2 bis 70 m", "0,2", EXAMPLES],
    ["0,2–70 m", "0,2", EXAMPLES],
    ["2,5%", "2,5", EXAMPLES],
  ])("rejects %s in a specification and in an article", (figure, number, correction) => {
    const expected = [`“${number}” can be read as another number; ${correction}.`];
    expect(numberProblems(PRODUCT, "About 0.655 kg", figure)).toEqual(expected);
    content.change(PRODUCT, figure, "About 0.655 kg");
    expect(numberProblems(ARTICLE, "word1 ", `${figure}, `)).toEqual(expected);
  });

  test("rejects an ambiguous number without a unit in a specification, but not in an article", () => {
    expect(numberProblems(PRODUCT, '"value": "About 0.655 kg"', '"value": "1,5 of 3"')).toEqual([
      `“1,5” can be read as another number; ${EXAMPLES}.`,
    ]);
    content.change(PRODUCT, "1,5 of 3", "About 0.655 kg");
    expect(numberProblems(ARTICLE, "word1 ", "rooms 1,5 and 7, ")).toEqual([]);
  });

  test.each(["2.865 kg", "1,500 m²", "1500 m²", "12.5 m", "802.11 a/b/g/n/ac", "Firmware 5.0.1", "0.2 to 70 m"])(
    "accepts %s",
    (figure) => {
      expect(numberProblems(PRODUCT, "About 0.655 kg", figure)).toEqual([]);
    },
  );

  test("accepts German numbers and rejects English ones if the site's language is German", () => {
    content.change("site.json", '"language":"en"', '"language":"de"');
    expect(numberProblems(ARTICLE, "word1 ", "0,655 kg und 1.500 m², ")).not.toContainEqual(
      expect.stringMatching(/“(0,655|1.500)”/),
    );
    expect(numberProblems(ARTICLE, "word2 ", "0.655 kg, ")).toContain(
      "“0.655” can be read as another number; 1.500 and 0,655 are right.",
    );
  });

  test("reports a plural form that the site's language has and the text lacks", () => {
    content.write("pages/planner.json", readPart("pages/planner.json"));
    content.change("site.json", '"language":"en"', '"language":"pl"');
    expect(content.problems()).toContain(
      "data/pages/planner.json:68:15 labels.points: the language of the site has the plural form “few”; add it.",
    );
  });
});
