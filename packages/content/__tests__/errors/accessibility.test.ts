import { WCAG_CRITERIA } from "@capture/domain/wcag";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { readPart } from "../../../../__tests__/support/company/company";
import { statement } from "../../../../__tests__/support/accessibility/statement";

const content = provideContentFolder();

describe("accessibility", () => {
  const FILE = "accessibility.json";
  const PAGE = "pages/accessibility.json";

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

  test("WCAG 2.2 has 31 criteria of level A and 24 of level AA", () => {
    const count = (level: string): number => WCAG_CRITERIA.filter((each) => each.level === level).length;
    expect([count("A"), count("AA")]).toEqual([31, 24]);
  });

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
    expect(messagesWith(([first, ...rest]) => [{ ...first }, { ...first, name: "Again" }, ...rest])).toEqual([
      order(1),
    ]);
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
});

describe("releases", () => {
  const [FIRST, SECOND] = ["releases/platform-2025-1.json", "releases/platform-2025-5.json"];
  const PAGE = "pages/releases.json";

  /** A release of the folder's device, without links to articles. */
  const releaseText = (name: string): string => {
    const { article: _article, ...release } = JSON.parse(readPart(name)) as Record<string, unknown>;
    return JSON.stringify({ ...release, product: "pro", devices: ["pro"] }, null, 2);
  };

  beforeEach(() => {
    const page = JSON.parse(readPart(PAGE)) as { closing: { actions: object[] } };
    page.closing.actions = [{ text: "Write", to: "mailto:a@acme.example" }];
    content.write(PAGE, JSON.stringify(page).replaceAll("mailto:a@acme.example", "{links.tickets}"));
    for (const name of [FIRST, SECOND]) content.write(name, releaseText(name));
  });

  test("accepts releases whose versions rise with their days", () => {
    expect(content.problems()).toEqual([]);
  });

  test("reports a release of a product that does not exist", () => {
    content.change(FIRST, '"product": "pro"', '"product": "scout"');
    expect(content.problems().join()).toContain("product: no Product has the slug “scout”");
  });

  test("reports a day in the future, and one that does not exist", () => {
    content.change(SECOND, "2025-05-06", "2095-05-06");
    expect(content.problems().join()).toContain("2095-05-06 is in the future; a release has happened.");
    content.change(SECOND, "2095-05-06", "2025-13-06");
    expect(content.problems()).toHaveLength(1);
  });

  test("reports a version that a product has twice, at both places", () => {
    content.expectAfter(SECOND, '"version": "2025.5"', '"version": "2025.1.0"', [
      expect.stringContaining(`version: data/${SECOND} has this version, too; change one of them.`),
      expect.stringContaining(`version: data/${FIRST} has this version, too; change one of them.`),
    ]);
  });

  test("reports a version that is higher although its day is earlier", () => {
    content.expectAfter(FIRST, '"version": "2025.1"', '"version": "2025.10"', [
      expect.stringContaining(
        `version: 2025.10 is higher than 2025.5 (data/${SECOND}), but its day 2025-01-14 is earlier than 2025-05-06; correct one of them.`,
      ),
    ]);
  });

  test("reports a version that is not made of numbers", () => {
    content.expectAfter(FIRST, '"version": "2025.1"', '"version": "v2025"', [expect.stringContaining("version")]);
  });
});
