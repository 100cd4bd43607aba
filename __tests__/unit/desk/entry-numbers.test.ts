import { createEntryNumbers, seriesName } from "../../../desk/client/entry-numbers";
import { rejectInvalidNumbers } from "../../../desk/client/number-guard";

const article = (id: unknown) => ({ $schema: "../schemas/article.schema.json", id, title: "A" });
const SERIES = seriesName("article.schema.json", "id");

test("the next number follows the highest number that was read or saved", () => {
  const numbers = createEntryNumbers();
  expect(numbers.next(SERIES)).toBe(1);
  for (const id of [3, 15, 4]) numbers.recordRead(article(id));
  numbers.recordRead({ $schema: "../schemas/case-study.schema.json", id: 90 });
  expect(numbers.next(SERIES)).toBe(16);
  numbers.recordWrite(article(16));
  expect(numbers.next(SERIES)).toBe(17);
});

test("only numbers that were read are taken", () => {
  const numbers = createEntryNumbers();
  numbers.recordRead(article(15));
  numbers.recordWrite(article(16));
  expect([15, 16, 17].map((number) => numbers.isTaken(SERIES, number))).toEqual([true, false, false]);
});

test("ignores documents without an integer", () => {
  const numbers = createEntryNumbers();
  for (const document of [article("16-1"), article(1.5), [], null, "text"]) numbers.recordRead(document);
  expect(numbers.next(SERIES)).toBe(1);
});

test("calls a subscriber after each read document, until it unsubscribes", () => {
  const numbers = createEntryNumbers();
  let calls = 0;
  const unsubscribe = numbers.subscribe(() => (calls += 1));
  numbers.recordRead(article(1));
  numbers.recordWrite(article(2));
  unsubscribe();
  numbers.recordRead(article(3));
  expect(calls).toBe(1);
});

const save = rejectInvalidNumbers({
  articles: { key: "id", isNumber: true },
  solutions: { key: "slug" },
}) as unknown as (args: { entry: Map<string, string> }) => void;
const saveAs = (collection: string, slug: string) => () =>
  save({
    entry: new Map([
      ["collection", collection],
      ["slug", slug],
    ]),
  });

test("rejects a name that is not a number in collections with numbers", () => {
  expect(saveAs("articles", "16-1")).toThrow(
    expect.objectContaining({
      cause: new Error(
        "“16-1” is not a number, because another entry has this number. Reload this page and save again.",
      ),
    }) as Error,
  );
  expect(saveAs("articles", "16")).not.toThrow();
  expect(saveAs("solutions", "ports-1")).not.toThrow();
});
