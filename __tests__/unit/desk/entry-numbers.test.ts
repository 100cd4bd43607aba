import { entryNumbers, seriesName } from "../../../desk/client/entry-numbers";
import { refuseTakenNumbers } from "../../../desk/client/number-guard";

const article = (id: unknown) => ({ $schema: "../schemas/article.schema.json", id, title: "A" });
const SERIES = seriesName("article.schema.json", "id");

test("the next number is after the highest that was read or saved", () => {
  const numbers = entryNumbers();
  expect(numbers.next(SERIES)).toBe(1);
  for (const id of [3, 15, 4]) numbers.read(article(id));
  numbers.read({ $schema: "../schemas/case-study.schema.json", id: 90 });
  expect(numbers.next(SERIES)).toBe(16);
  numbers.write(article(16));
  expect(numbers.next(SERIES)).toBe(17);
});

test("only a number that was read is somebody else's", () => {
  const numbers = entryNumbers();
  numbers.read(article(15));
  numbers.write(article(16));
  expect([15, 16, 17].map((number) => numbers.isTaken(SERIES, number))).toEqual([true, false, false]);
});

test("a document without a number, or that is none, changes nothing", () => {
  const numbers = entryNumbers();
  for (const document of [article("16-1"), article(1.5), [], null, "text"]) numbers.read(document);
  expect(numbers.next(SERIES)).toBe(1);
});

test("who watches is told of each document that is read, until they stop", () => {
  const numbers = entryNumbers();
  let told = 0;
  const stop = numbers.watch(() => (told += 1));
  numbers.read(article(1));
  numbers.write(article(2));
  stop();
  numbers.read(article(3));
  expect(told).toBe(1);
});

const save = refuseTakenNumbers({
  articles: { key: "id", isNumber: true },
  solutions: { key: "slug" },
}) as unknown as (args: { entry: Map<string, string> }) => void;
const saved = (collection: string, slug: string) => () =>
  save({
    entry: new Map([
      ["collection", collection],
      ["slug", slug],
    ]),
  });

test("a name that is no number is refused with a sentence, where numbers are names", () => {
  expect(saved("articles", "16-1")).toThrow(
    expect.objectContaining({
      cause: new Error("“16-1” is no number: another entry has taken it. Reload this page and save again."),
    }) as Error,
  );
  expect(saved("articles", "16")).not.toThrow();
  expect(saved("solutions", "ports-1")).not.toThrow();
});
