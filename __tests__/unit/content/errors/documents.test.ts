import { brokenContent } from "../../../support/content/broken-content";
import { readPart } from "../../../support/company/company";

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";
const content = brokenContent();

test("accepts valid content", () => {
  expect(content.folder.problems()).toEqual([]);
});

describe("documents", () => {
  test("reports a missing comma", () => {
    content.expectAfter(ARTICLE, '"title": "A title",', '"title": "A title"', [
      "data/articles/7.json:4:20 a comma is missing after this.",
    ]);
  });

  test("reports an extra comma, and a missing value", () => {
    content.folder.change("authors/jane.json", '"bio": "Writes."', '"bio": "Writes.",');
    content.folder.change(ARTICLE, '"Two"]', '"Two"],\n  "note": ');
    expect(content.folder.problems()).toEqual([
      "data/articles/7.json:13:11 expected a value here; check for an extra comma before it.",
      "data/authors/jane.json:6:19 expected a field name between double quotes; check for an extra comma before it.",
    ]);
  });

  test("reports a comment", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, // seven', [
      "data/articles/7.json:3:12 comments are not allowed in JSON.",
    ]);
  });

  test("reports a byte-order mark", () => {
    content.expectAfter("authors/jane.json", "{", "\uFEFF{", [
      "data/authors/jane.json:1:1 the file begins with an invisible byte-order mark; save it as UTF-8 without one.",
    ]);
  });

  test("reports bytes that are not UTF-8", () => {
    content.folder.write(
      "authors/jane.json",
      Buffer.from(
        '{"$schema": "../schemas/author.schema.json", "slug": "jane", "name": "J\xE4ne", "role": "r", "bio": "b"}',
        "latin1",
      ),
    );
    expect(content.folder.problems()).toEqual([
      "data/authors/jane.json:1:1 the file is not saved as UTF-8; save it again with that encoding.",
    ]);
  });

  test("reports a duplicate key", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7,\n  "title": "Another",', [
      "data/articles/7.json:5:3 title: the field “title” is duplicated; remove one of them.",
    ]);
  });

  test("reports an empty file", () => {
    content.folder.write("authors/joe.json", "");
    expect(content.folder.problems()).toEqual(["data/authors/joe.json:1:1 the file is empty."]);
  });

  test("reports a list in place of an object at the root", () => {
    content.folder.write("academy/more.json", "[]");
    expect(content.folder.problems()).toEqual([
      'data/academy/more.json:1:1 wrap the list in an object: { "$schema": …, "items": [ … ] }.',
    ]);
  });

  test("reports a missing and an unknown schema, and a file in the wrong folder", () => {
    content.folder.write("one.json", "{}");
    content.folder.write("two.json", '{ "$schema": "schemas/artcle.schema.json" }');
    content.folder.write(
      "people/jo.json",
      '{ "$schema": "../schemas/author.schema.json", "slug": "jo", "name": "Jo", "role": "r", "bio": "b" }',
    );
    expect(content.folder.problems()).toEqual([
      "data/one.json:1:1 the field “$schema” is missing; it says what kind of file this is.",
      "data/people/jo.json:1:14 $schema: files with author.schema.json belong in data/authors/*.json; move this file or change “$schema”.",
      "data/two.json:1:14 $schema: there is no schema “artcle.schema.json” (did you mean “article.schema.json”?).",
    ]);
  });

  test("reports a misspelled `$schema` key, and a `$schema` that is not text", () => {
    content.folder.change(ARTICLE, '"$schema"', '"$shema"');
    content.folder.change("authors/jane.json", '"../schemas/author.schema.json"', "null");
    expect(content.folder.problems().filter((line) => line.includes("chema"))).toEqual([
      "data/articles/7.json:2:3 $shema: there is no field “$shema” here (did you mean “$schema”?).",
      "data/authors/jane.json:2:14 $schema: this must be the path of a schema, such as “../schemas/article.schema.json”.",
    ]);
  });

  test("reports an id that differs from the file name", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 8,', [
      "data/articles/7.json:3:9 id: the id is “8” but the file is named 7.json; make them the same.",
    ]);
  });
});

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
    content.folder.change("products/pro.json", '"icon": "camera"', '"icon": {}');
    content.folder.change("specification-fields.json", '"fields": [', '"fields": [null,');
    expect(content.folder.problems().map((line) => line.replace(/:\d+:\d+/, ""))).toEqual([
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
    content.folder.write("case-studies/1.json", study);
    content.folder.write("case-studies/2.json", study.replace(/"id": 1,/, '"id": 2,'));
    content.folder.write(
      "case-studies/3.json",
      study.replace(/"id": 1,/, '"id": 3,').replace(title, "A long title ".repeat(5)),
    );
    expect(content.folder.problems().filter((line) => / title: /.test(line))).toEqual([
      "data/case-studies/2.json:4:12 title: data/case-studies/1.json has the same title for search engines; each page needs its own.",
      "data/case-studies/3.json:4:12 title: this has 65 characters; the maximum is 60.",
    ]);
  });

  test("reports seo.title in a case study, because its own title is used", () => {
    const study = readPart("case-studies/1.json");
    content.folder.write("case-studies/1.json", study.replace('"seo": {', '"seo": { "title": "Another",'));
    expect(content.folder.problems().filter((line) => line.includes("seo"))).toEqual([
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
      content.folder.write(name, readPart(name));
    content.folder.change(FAQS, "A a", "A < b, and a smile of three letters: 👩‍💻");
    const changed = [`data/${FAQS}`, "data/developers/openapi.json"];
    const problems = content.folder.problems().filter((line) => changed.some((file) => line.startsWith(file)));
    expect(problems.filter((line) => !line.includes("links"))).toEqual([]);
  });
});

test("reports the problems of all files, sorted by file", () => {
  content.folder.change(ARTICLE, "images/wide.png", "images/gone.png");
  content.folder.change("authors/jane.json", '"bio": "Writes."', '"bio": ""');
  content.folder.change(FAQS, '"id": "b"', '"id": "a"');
  expect(content.folder.problems().map((line) => line.split(":")[0])).toEqual([
    "data/academy/faqs.json",
    "data/articles/7.json",
    "data/authors/jane.json",
    "data/images/wide.png",
  ]);
});

test("gives a notice if site.json does not state where the company is registered", () => {
  const company =
    '"company":{"street":"1 Street","postalCode":"00000","city":"City","country":"US","register":"Register, no. 1","responsible":"Jane Doe, editor"},';
  content.expectAfter("site.json", company, "", [
    "data/site.json:1:1 notice: “company” is missing: many countries require that a site states the postal address, the register and the responsible person.",
  ]);
});
