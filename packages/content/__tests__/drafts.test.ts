import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { redirectsIn } from "../src/model/aliases";
import { checkContent, contentChecker } from "../src/check/check";
import { hiddenFiles, hiddenUntil } from "../src/model/drafts";
import { parseJsonFile } from "../src/check/json-file";
import { problemText } from "../src/check/problem";
import { provideContentFolder } from "../../../__tests__/support/content/content-folder";

const schema = { properties: { draft: {}, date: {} } };
const isHidden = (value: JsonValue): boolean => hiddenUntil({ value, schema }) !== "";

afterEach(() => jest.useRealTimers());

test("an entry is hidden until midnight UTC of its date", () => {
  jest.useFakeTimers({ now: new Date("2025-06-14T12:00:00Z") });
  expect(isHidden({ date: "2025-06-15" })).toBe(true);
  jest.setSystemTime(new Date("2025-06-14T23:59:59Z"));
  expect(isHidden({ date: "2025-06-15" })).toBe(true);
  jest.setSystemTime(new Date("2025-06-15T00:00:00Z"));
  expect(isHidden({ date: "2025-06-15" })).toBe(false);
});

test("`draft: true` hides an entry with any date, and `draft: false` does not", () => {
  expect(isHidden({ draft: true, date: "2025-06-15" })).toBe(true);
  expect(isHidden({ draft: false, date: "2025-06-15" })).toBe(false);
  expect(isHidden({})).toBe(false);
});

test("an invalid date does not hide an entry", () => {
  // Years after 2099 count as typing errors.
  expect(isHidden({ date: "2205-06-15" })).toBe(false);
  expect(isHidden({ date: "2098-02-31" })).toBe(false);
});

test("an entry is hidden before its `from` and after its `until`, in the time zone of the site", () => {
  const isHiddenInBerlin = (time: string): boolean => {
    jest.useFakeTimers({ now: new Date(time) });
    const value = { date: "2027-06-01", from: "2027-03-28T02:30", until: "2027-10-31T02:30" };
    return hiddenUntil({ value, schema, zone: "Europe/Berlin" }) !== "";
  };
  const times = ["2027-03-28T01:29:59Z", "2027-03-28T01:30:00Z", "2027-10-31T00:29:59Z", "2027-10-31T00:30:00Z"];
  expect(times.map(isHiddenInBerlin)).toEqual([true, false, false, true]);
});

test("a build reads the content for the time at which it began", () => {
  jest.useFakeTimers({ now: new Date("2026-06-15T12:00:01Z") });
  const isHiddenNow = (): boolean => isHidden({ from: "2026-06-15T12:00" });
  expect(isHiddenNow()).toBe(false);
  process.env.CONTENT_TIME = "2026-06-15T11:59:59.000Z";
  expect(isHiddenNow()).toBe(true);
  delete process.env.CONTENT_TIME;
});

test("the values of hiddenUntil sort by date, with drafts last", () => {
  const latestFirst: JsonValue[] = [
    { until: "2025-01-01T09:00" },
    { draft: true },
    { from: "2098-12-31T09:00" },
    { date: "2098-12-31" },
    { date: "2098-01-01" },
    { date: "2025-01-01" },
  ];
  const values = latestFirst.map((value) => hiddenUntil({ value, schema }));
  expect(values.toSorted()).toEqual(values.toReversed());
});

test("an entry of a kind without drafts is never hidden", () => {
  expect(hiddenUntil({ value: { draft: true, date: "2098-01-01" }, schema: { properties: { date: {} } } })).toBe("");
});

describe("a data folder", () => {
  const folder = provideContentFolder();
  beforeEach(() => {
    folder.change("articles/7.json", '"id": 7,', '"id": 7, "draft": true, "aliases": ["/older"],');
    folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/old"],');
    folder.write("articles/8.json", '{ "$schema": "../schemas/article.schema.json", "date": "2098-01-01" }');
    folder.write("articles/9.json", "{");
  });
  afterEach(() => {
    delete process.env.DRAFTS;
  });

  test("drafts and their redirects are left out, but not files with invalid JSON", () => {
    expect(hiddenFiles(folder.path).sort()).toEqual(["articles/7.json", "articles/8.json"]);
    expect(redirectsIn(folder.path)).toEqual([{ from: "/old", to: "/solutions/aec" }]);
  });

  test("DRAFTS=show includes drafts and their redirects", () => {
    process.env.DRAFTS = "show";
    expect(hiddenFiles(folder.path)).toEqual([]);
    expect(redirectsIn(folder.path)).toContainEqual({ from: "/older", to: "/blog/7" });
  });

  test.each([
    ["solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/products/pro"],'],
    ["products/pro.json", '"slug": "pro",', '"slug": "pro", "draft": true,'],
    ["products/pro.json", '"slug": "pro",', '"slug": "pro", "aliases": ["/careers"],'],
    ["products/pro.json", '"slug": "pro",', '"slug": "pro", "aliases": ["/older"],'],
    ["solutions/aec.json", '"aliases": ["/old"],', ""],
  ])("a change of %s in memory gives the same problems as a change on disk: %s", (name, from, to) => {
    folder.change("articles/7.json", "<p>word0", '<p><a href=\\"/old\\">word</a> word0');
    const check = contentChecker(folder.path);
    const before = check().map(problemText);
    const text = readFileSync(join(folder.path, name), "utf8").replace(from, to);
    const inMemory = check(parseJsonFile(name, Buffer.from(text))).map(problemText);
    folder.write(name, text);
    expect(inMemory).toEqual(checkContent(folder.path).map(problemText));
    expect(inMemory).not.toEqual(before);
  });
});
