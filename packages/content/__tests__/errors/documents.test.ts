import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

const content = provideContentFolder();

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";

test("accepts valid content", () => {
  expect(content.problems()).toEqual([]);
});

describe("documents", () => {
  test("reports a missing comma", () => {
    content.expectAfter(ARTICLE, '"title": "A title",', '"title": "A title"', [
      "data/articles/7.json:4:20 a comma is missing after this.",
    ]);
  });

  test("reports an extra comma, and a missing value", () => {
    content.change("authors/jane.json", '"bio": "Writes."', '"bio": "Writes.",');
    content.expectAfter(ARTICLE, '"Two"]', '"Two"],\n  "note": ', [
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
    content.write(
      "authors/jane.json",
      Buffer.from(
        '{"$schema": "../schemas/author.schema.json", "slug": "jane", "name": "J\xE4ne", "role": "r", "bio": "b"}',
        "latin1",
      ),
    );
    expect(content.problems()).toEqual([
      "data/authors/jane.json:1:1 the file is not saved as UTF-8; save it again with that encoding.",
    ]);
  });

  test("reports a duplicate key", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7,\n  "title": "Another",', [
      "data/articles/7.json:5:3 title: the field “title” is duplicated; remove one of them.",
    ]);
  });

  test("reports an empty file", () => {
    content.write("authors/joe.json", "");
    expect(content.problems()).toEqual(["data/authors/joe.json:1:1 the file is empty."]);
  });

  test("reports a list in place of an object at the root", () => {
    content.write("academy/more.json", "[]");
    expect(content.problems()).toEqual([
      'data/academy/more.json:1:1 wrap the list in an object: { "$schema": …, "items": [ … ] }.',
    ]);
  });

  test("reports a missing and an unknown schema, and a file in the wrong folder", () => {
    content.write("one.json", "{}");
    content.write("two.json", '{ "$schema": "schemas/artcle.schema.json" }');
    content.write(
      "people/jo.json",
      '{ "$schema": "../schemas/author.schema.json", "slug": "jo", "name": "Jo", "role": "r", "bio": "b" }',
    );
    expect(content.problems()).toEqual([
      "data/one.json:1:1 the field “$schema” is missing; it says what kind of file this is.",
      "data/people/jo.json:1:14 $schema: files with author.schema.json belong in data/authors/*.json; move this file or change “$schema”.",
      "data/two.json:1:14 $schema: there is no schema “artcle.schema.json” (did you mean “article.schema.json”?).",
    ]);
  });

  test("reports a misspelled `$schema` key, and a `$schema` that is not text", () => {
    content.change(ARTICLE, '"$schema"', '"$shema"');
    content.change("authors/jane.json", '"../schemas/author.schema.json"', "null");
    expect(content.problems().filter((line) => line.includes("chema"))).toEqual([
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

test("reports the problems of all files, sorted by file", () => {
  content.change(ARTICLE, "images/wide.png", "images/gone.png");
  content.change("authors/jane.json", '"bio": "Writes."', '"bio": ""');
  content.change(FAQS, '"id": "b"', '"id": "a"');
  expect(content.problems().map((line) => line.split(":")[0])).toEqual([
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

test("reports a form whose recipient is a department without a mailbox", () => {
  content.expectAfter("site.json", '"recipients":{}', '"recipients":{"contact":"general","newsletter":"press"}', [
    expect.stringContaining(
      "recipients.newsletter: “mailboxes” has no email address of “press”; add it, or choose one of: general.",
    ),
  ]);
});

describe("expectations", () => {
  const FILE = "expectations.json";

  /** Writes data/expectations.json with one expectation. */
  const writeExpectation = (expectation: object): void =>
    content.write(
      FILE,
      JSON.stringify({ $schema: "./schemas/expectations.schema.json", items: [{ id: "promise", ...expectation }] }),
    );

  /** The problems, without line and column. */
  const messages = (): string[] => content.problems().map((line) => line.replace(/:\d+:\d+/, ""));

  /** @param change what to change if the difference is intended */
  const adviceTo = (change: string): string =>
    `Because. Add what is missing. If nothing is missing, open “Site” and “Expectations” in the desk, ${change}, and press “Save”.`;
  const ADVICE = adviceTo("delete “promise”");

  test("reports nothing without expectations.json", () => {
    expect(content.problems()).toEqual([]);
  });

  test("accepts enough files with all expected slugs", () => {
    writeExpectation({
      files: "products/*.json",
      field: "slug",
      values: ["pro", "platform"],
      min: 2,
      because: "Because.",
    });
    expect(content.problems()).toEqual([]);
  });

  test("reports too few files and a missing slug at the expectation, as notices, because editors may delete them", () => {
    writeExpectation({ files: "products/*.json", field: "slug", values: ["pro", "meta"], min: 3, because: "Because." });
    expect(messages()).toEqual([
      `data/expectations.json notice: items[0].files: 2 published entries in data/products/*.json, 3 expected. ${adviceTo("set the minimum of “promise” to 2")}`,
      `data/expectations.json notice: items[0].files: no entry in data/products/*.json has the slug “meta”. ${adviceTo("delete “meta” from the values of “promise”")}`,
    ]);
  });

  test("reports missing files of a kind without a status as mistakes", () => {
    writeExpectation({ files: "authors/*.json", field: "slug", values: ["ann"], because: "Because." });
    expect(messages()).toEqual([
      `data/expectations.json items[0].files: no entry in data/authors/*.json has the slug “ann”. ${adviceTo("delete “ann” from the values of “promise”")}`,
    ]);
  });

  test("does not count drafts", () => {
    writeExpectation({ files: "articles/*.json", min: 1, because: "Because." });
    content.change("articles/7.json", '"id": 7,', '"id": 7,\n  "draft": true,');
    expect(messages()).toContain(
      `data/expectations.json notice: items[0].files: there is no published entry in data/articles/*.json. ${ADVICE}`,
    );
  });

  test("reports a list that is too short at the list", () => {
    writeExpectation({ files: "academy/faqs.json", list: "items", min: 30, because: "Because." });
    const [message] = messages();
    expect(message).toMatch(/^data\/academy\/faqs.json items: \d published entr(y|ies) in this list, 30 expected\./);
  });

  test("reports a list whose file does not exist at the expectation", () => {
    writeExpectation({ files: "academy/faq.json", list: "items", min: 1, because: "Because." });
    expect(messages()).toEqual([
      `data/expectations.json items[0].files: there is no published entry in data/academy/faq.json. ${ADVICE}`,
    ]);
  });

  test("reports an expectation with `notice: true` as a notice", () => {
    writeExpectation({ files: "academy/faqs.json", list: "items", min: 30, notice: true, because: "Because." });
    expect(messages()).toEqual([expect.stringMatching(/^data\/academy\/faqs.json notice: items: /)]);
  });

  test("reports only the schema errors of an invalid expectation", () => {
    writeExpectation({ files: 7, values: "pro", because: "Because." });
    expect(messages()).toEqual([
      "data/expectations.json items[0].files: this must be text between double quotes, not the number 7.",
      "data/expectations.json items[0].values: this must be a list in [square brackets], not text.",
    ]);
  });
});
