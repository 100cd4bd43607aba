import { provideContentFolder } from "../../../support/content/content-folder";

const FILE = "expectations.json";
const content = provideContentFolder();

/** Writes data/expectations.json with one expectation. */
const writeExpectation = (expectation: object): void =>
  content.write(
    FILE,
    JSON.stringify({ $schema: "./schemas/expectations.schema.json", items: [{ id: "promise", ...expectation }] }),
  );

/** The problems, without line and column. */
const messages = (): string[] => content.problems().map((line) => line.replace(/:\d+:\d+/, ""));

const ADVICE = "Because. Add what is missing, or change “promise” in data/expectations.json.";

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

test("reports too few files and a missing slug at the expectation", () => {
  writeExpectation({ files: "products/*.json", field: "slug", values: ["pro", "meta"], min: 3, because: "Because." });
  expect(messages()).toEqual([
    `data/expectations.json items[0].files: 2 published entries in data/products/*.json, 3 expected. ${ADVICE}`,
    `data/expectations.json items[0].files: no entry in data/products/*.json has the slug “meta”. ${ADVICE}`,
  ]);
});

test("does not count drafts", () => {
  writeExpectation({ files: "articles/*.json", min: 1, because: "Because." });
  content.change("articles/7.json", '"id": 7,', '"id": 7,\n  "draft": true,');
  expect(messages()).toContain(
    `data/expectations.json items[0].files: there is no published entry in data/articles/*.json. ${ADVICE}`,
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
  writeExpectation({ files: "articles/*.json", min: 2, notice: true, because: "Because." });
  expect(messages()).toEqual([
    `data/expectations.json notice: items[0].files: 1 published entry in data/articles/*.json, 2 expected. ${ADVICE}`,
  ]);
});

test("reports only the schema errors of an invalid expectation", () => {
  writeExpectation({ files: 7, values: "pro", because: "Because." });
  expect(messages()).toEqual([
    "data/expectations.json items[0].files: this must be text between double quotes, not the number 7.",
    "data/expectations.json items[0].values: this must be a list in [square brackets], not text.",
  ]);
});
