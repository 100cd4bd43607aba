import { provideContentFolder } from "../../../support/content/content-folder";
import { readPart } from "../../../support/company/company";
import { statement } from "../../../support/accessibility/statement";

const FILE = "accessibility.json";
const PAGE = "pages/accessibility.json";
const content = provideContentFolder();

/** The problems, without line and column. */
const messages = (): string[] => content.problems().map((line) => line.replace(/:\d+:\d+/, ""));

type Criterion = (typeof statement.criteria)[number];

/** Writes the statement with other criteria, and returns the problems. */
const messagesWith = (change: (criteria: Criterion[]) => object[], evaluated = statement.evaluated): string[] => {
  content.write(FILE, JSON.stringify({ ...statement, evaluated, criteria: change([...statement.criteria]) }));
  return messages();
};

/** Replaces the first criterion. */
const withFirst =
  (first: object) =>
  ([criterion, ...rest]: Criterion[]): object[] => [{ number: criterion?.number, name: "A", ...first }, ...rest];

const NO_EVIDENCE = "there is no evidence for this result; add it, or write notEvaluated.";
const LIMIT = "write in “limit” what does not work.";

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-28"), doNotFake: ["performance", "setTimeout", "nextTick"] });
  content.write(PAGE, readPart(PAGE));
  content.write(FILE, JSON.stringify(statement));
});
afterEach(() => jest.useRealTimers());

test("accepts a statement, and a site without one", () => {
  expect(messages()).toEqual([]);
  content.remove(PAGE);
  expect(messages()).toEqual([]);
  content.remove(FILE);
  expect(messages()).toEqual([]);
});

test("reports a page without results", () => {
  content.remove(FILE);
  expect(messages()).toEqual([
    "data/pages/accessibility.json this page needs data/accessibility.json; add it, or delete the page.",
  ]);
});

test("reports criteria that are missing, twice, in another order or unknown", () => {
  const missing = (number: string): string =>
    `data/accessibility.json criteria: criteria of WCAG 2.2 are missing: ${number}; add them.`;
  const order = (index: number): string =>
    `data/accessibility.json criteria[${index}].number: list each criterion once, in the order of the numbers.`;
  expect(messagesWith((all) => all.slice(1))).toEqual([missing("1.1.1")]);
  expect(messagesWith((all) => all.slice(0, -1))).toEqual([missing("4.1.3")]);
  expect(messagesWith(([first, ...rest]) => [{ ...first }, { ...first, name: "Again" }, ...rest])).toEqual([order(1)]);
  expect(messagesWith(([first, second, ...rest]) => [{ ...second }, { ...first }, ...rest])).toEqual([order(1)]);
  expect(messagesWith((all) => [...all, { number: "4.1.1", name: "Parsing", result: "notEvaluated" }])).toEqual([
    `data/accessibility.json criteria[${statement.criteria.length}].number: WCAG 2.2 has no such criterion at levels A and AA; remove it.`,
  ]);
});

test.each([
  [{ result: "supports" }, NO_EVIDENCE],
  [{ result: "partiallySupports", limit: "Some." }, NO_EVIDENCE],
  [{ result: "doesNotSupport", limit: "All." }, NO_EVIDENCE],
  [{ result: "partiallySupports", axe: ["image-alt"] }, LIMIT],
  [{ result: "doesNotSupport", axe: ["image-alt"] }, LIMIT],
  [{ result: "notApplicable" }, "write in “limit” why the criterion does not apply."],
  [
    { result: "notEvaluated", axe: ["image-alt"] },
    "there is evidence for this criterion; state its result, or remove the evidence.",
  ],
])("reports %j", (criterion, message) => {
  expect(messagesWith(withFirst(criterion))).toEqual([`data/accessibility.json criteria[0]: ${message}`]);
});

test("reports days in the future", () => {
  const future = "this day is in the future; state the day of the test.";
  expect(messagesWith((all) => all, "2026-11-29")).toEqual([`data/accessibility.json evaluated: ${future}`]);
  const byHand = { date: "2026-11-29", how: "In a browser." };
  expect(messagesWith(withFirst({ result: "supports", byHand }))).toEqual([
    `data/accessibility.json criteria[0].byHand.date: ${future}`,
  ]);
});

test("gives a notice for a test that is older than a year", () => {
  expect(messagesWith((all) => all, "2025-11-28")).toEqual([]);
  content.write(FILE, JSON.stringify({ ...statement, evaluated: "2025-11-27" }));
  const [problem] = content.problems();
  expect(problem).toContain("evaluated: the last test is older than a year; run npm run accessibility.");
});
