import { redirectsIn } from "../../../../src/content/model/aliases";
import { provideContentFolder } from "../../../support/content/content-folder";

const ARTICLE = "articles/7.json";
const PRODUCT = "products/pro.json";
const content = provideContentFolder();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-06-15T12:00:00Z"), doNotFake: ["performance"] });
  content.change("site.json", '"region":"US"', '"region":"US","timeZone":"Europe/Berlin"');
});
afterEach(() => jest.useRealTimers());

test("reports an end before the beginning", () => {
  content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "from": "2026-07-01T09:00", "until": "2026-07-01T09:00",', [
    "data/articles/7.json:3:49 until: the end is not after “from”, so visitors would never see this; correct one of them.",
  ]);
});

test("reports an end before the date", () => {
  content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "until": "2025-06-15T01:59",', [
    "data/articles/7.json:3:21 until: the end is not after “date”, so visitors would never see this; correct one of them.",
  ]);
});

test("reports a time that does not exist, and a time without a day", () => {
  content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "from": "2026-02-30T09:00", "until": "18:00",', [
    "data/articles/7.json:3:20 from: “2026-02-30T09:00” is not a date with a time; write year-month-day, T, hour and minute, such as 2026-12-01T09:00.",
    "data/articles/7.json:3:49 until: “18:00” is not a date with a time; write year-month-day, T, hour and minute, such as 2026-12-01T09:00.",
  ]);
});

test("reports a time zone that does not exist", () => {
  content.change("site.json", "Europe/Berlin", "Europe/Berlim");
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^data\/site\.json:1:\d+ timeZone: “Europe\/Berlim” is not a time zone; write the name of one, such as Europe\/Berlin or UTC\.$/,
    ),
  ]);
});

describe("references to an entry with an end", () => {
  beforeEach(() => {
    content.change(PRODUCT, '"slug": "pro",', '"slug": "pro", "until": "2026-07-01T09:00",');
  });

  test("are reported before the end comes, unless the referring entry ends by then", () => {
    const message = "“pro” is published only until 2026-07-01 07:00 UTC; end this entry by then, or remove it here.";
    const problems = content.problems();
    expect(problems.filter((line) => line.startsWith("data/solutions/aec.json"))).toEqual([
      expect.stringContaining(message),
    ]);
    content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "until": "2026-07-01T09:00",');
    expect(content.problems().filter((line) => line.includes(message))).toEqual(
      problems.filter((line) => line.includes(message) && !line.startsWith("data/solutions/aec.json")),
    );
  });

  test("are reported after the end, except in drafts", () => {
    jest.setSystemTime(new Date("2026-07-01T07:00:00Z"));
    const message = "“pro” is no longer published; move its end, or remove it here.";
    const inSolution = (): string[] =>
      content.problems().filter((line) => line.startsWith("data/solutions/aec.json") && line.includes(message));
    expect(inSolution()).toHaveLength(1);
    content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "draft": true,');
    expect(inSolution()).toEqual([]);
  });
});

test("the path of a page that ends may be the alias of another one, and redirects after the end", () => {
  content.change(ARTICLE, '"id": 7,', '"id": 7, "until": "2026-07-01T09:00",');
  content.expectAfter("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/blog/7"],', []);
  expect(redirectsIn(content.path)).toEqual([]);
  jest.setSystemTime(new Date("2026-07-01T07:00:00Z"));
  expect(content.problems()).toEqual([]);
  expect(redirectsIn(content.path)).toEqual([{ from: "/blog/7", to: "/solutions/aec" }]);
});
