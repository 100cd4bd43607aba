import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { nextChange } from "@capture/content/model/next-change";
import { startSchedule } from "../../../scripts/site/schedule/schedule";
import { provideContentFolder } from "../../support/content/content-folder";
import { writeBuiltAt } from "../../../scripts/site/schedule/built-at";
import { isBuildWanted } from "../../../scripts/site/schedule/is-due";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The times at which entries begin or end. */
let changes: string[];
let builtAt: Date | undefined;
/** The times at which builds have begun. */
let builds: string[];
/** Whether the next builds succeed. */
let results: boolean[];
const log = { info: jest.fn(), error: jest.fn() };
let stop: () => void = () => undefined;

beforeEach(() => {
  [changes, builtAt, builds, results] = [[], undefined, [], []];
  log.error.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** As `nextChange` does. */
function findChange(after: Date): Date | undefined {
  const time = changes.toSorted().find((each) => new Date(each) > after);
  return time === undefined ? undefined : new Date(time);
}

/** A build takes ten minutes, and its content is that of its beginning. */
async function build(): Promise<boolean> {
  const began = new Date();
  builds.push(began.toISOString().slice(0, 16));
  await new Promise((resolve) => setTimeout(resolve, 10 * MINUTE_MS));
  const isBuilt = results.shift() ?? true;
  if (isBuilt) builtAt = began;
  return isBuilt;
}

function startAt(time: string, next: (after: Date) => Date | undefined = findChange): void {
  if (!jest.isMockFunction(setTimeout)) jest.useFakeTimers({ now: new Date(time) });
  jest.setSystemTime(new Date(time));
  stop();
  stop = startSchedule({
    nextChange: next,
    builtAt: () => builtAt,
    build,
    log,
  });
}

const pass = (time: number): Promise<void> => jest.advanceTimersByTimeAsync(time);

describe("with the content of a folder", () => {
  const folder = provideContentFolder();
  beforeEach(() => folder.change("site.json", '"region":"US"', '"region":"US","timeZone":"Europe/Berlin"'));
  const next = (after: Date): Date | undefined => nextChange(folder.path, after);

  test.each([
    // The clock skips 2:30 on 28 March 2027, and shows it twice on 25 October 2026.
    ["2027-03-28T01:30", "2027-03-28T00:30"],
    ["2027-03-28T02:30", "2027-03-28T01:30"],
    ["2027-03-28T03:30", "2027-03-28T01:30"],
    ["2026-10-25T02:30", "2026-10-25T00:30"],
    ["2026-10-25T03:30", "2026-10-25T02:30"],
  ])("an entry that begins at %s in Berlin is built at %s UTC, once", async (local, utc) => {
    folder.change("articles/7.json", '"id": 7,', `"id": 7, "from": "${local}",`);
    startAt(new Date(Date.parse(`${utc}Z`) - 5 * HOUR_MS).toISOString(), next);
    await pass(5 * HOUR_MS - 1000);
    expect(builds).toEqual([]);
    await pass(10 * HOUR_MS);
    expect(builds).toEqual([utc]);
  });

  test("the beginning and the end of an entry are built, and a draft is not", async () => {
    folder.change("articles/7.json", '"id": 7,', '"id": 7, "from": "2026-12-01T09:00", "until": "2026-12-01T18:00",');
    folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "draft": true, "from": "2026-12-01T12:00",');
    startAt("2026-12-01T07:00:00Z", next);
    await pass(15 * HOUR_MS);
    expect(builds).toEqual(["2026-12-01T08:00", "2026-12-01T17:00"]);
  });
});

test("a time that comes during a build is built after it", async () => {
  changes = ["2026-12-01T08:00Z", "2026-12-01T08:05Z"];
  startAt("2026-12-01T00:00:00Z");
  await pass(48 * HOUR_MS);
  expect(builds).toEqual(["2026-12-01T08:00", "2026-12-01T08:10"]);
});

test("a time more than 24 days ahead, and one that an editor adds later, are built", async () => {
  changes = ["2027-03-01T08:00Z"];
  startAt("2026-12-01T00:00:00Z");
  await pass(10 * HOUR_MS);
  changes.push("2026-12-02T08:00Z");
  await pass(120 * 24 * HOUR_MS);
  expect(builds).toEqual(["2026-12-02T08:00", "2027-03-01T08:00"]);
});

test("after a restart, a time that has passed since the last build is built immediately", async () => {
  changes = ["2026-12-01T08:00Z"];
  builtAt = new Date("2026-11-30T12:00:00Z");
  startAt("2026-12-01T12:00:00Z");
  await pass(HOUR_MS);
  expect(builds).toEqual(["2026-12-01T12:00"]);
  startAt("2026-12-02T12:00:00Z");
  await pass(48 * HOUR_MS);
  expect(builds).toHaveLength(1);
});

test("a jump of the clock past the time is noticed within an hour, and a jump back builds nothing twice", async () => {
  changes = ["2026-12-01T08:00Z"];
  startAt("2026-12-01T00:00:00Z");
  await pass(MINUTE_MS);
  jest.setSystemTime(new Date("2026-12-01T20:00:00Z"));
  await pass(HOUR_MS);
  expect(builds).toHaveLength(1);
  jest.setSystemTime(new Date("2026-12-01T07:00:00Z"));
  await pass(24 * HOUR_MS);
  expect(builds).toHaveLength(1);
});

test("a failed build is logged, and repeated after 1, 2, 4 … 60 minutes until one succeeds", async () => {
  changes = ["2026-12-01T08:00Z"];
  results = Array<boolean>(8).fill(false);
  startAt("2026-12-01T07:59:00Z");
  await pass(24 * HOUR_MS);
  const minutes = builds.map((time) => (Date.parse(`${time}Z`) - Date.parse("2026-12-01T08:00Z")) / MINUTE_MS);
  const pauses = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0) - 10);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(log.error).toHaveBeenCalledTimes(8);
});

test("a build that another process has made is not repeated", async () => {
  changes = ["2026-12-01T08:00Z"];
  startAt("2026-12-01T00:00:00Z");
  await pass(MINUTE_MS);
  builtAt = new Date("2026-12-01T08:00:00Z");
  await pass(24 * HOUR_MS);
  expect([builds, log.error.mock.calls]).toEqual([[], []]);
});

test("content that cannot be read is logged, and read again later", async () => {
  changes = ["2026-12-01T08:00Z"];
  let failures = 3;
  startAt("2026-12-01T07:59:00Z", (after) => {
    failures -= 1;
    if (failures >= 0) throw new SyntaxError("half a file");
    return findChange(after);
  });
  await pass(HOUR_MS);
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(builds).toHaveLength(1);
});

test("after it is stopped, nothing is built", async () => {
  changes = ["2026-12-01T08:00Z"];
  startAt("2026-12-01T00:00:00Z");
  stop();
  await pass(24 * HOUR_MS);
  expect(builds).toEqual([]);
});

describe("is-due", () => {
  const folder = provideContentFolder();
  const cwd = process.cwd();

  beforeEach(() => {
    folder.change("articles/7.json", '"id": 7,', '"id": 7, "from": "2026-12-01T09:00",');
    process.env.CONTENT_DIR = folder.path;
    // The repository may have a build. Without data/ in the working directory, the folder needs schemas of its own.
    symlinkSync(resolve("data/schemas"), join(folder.path, "schemas"));
    process.chdir(folder.path);
    jest.useFakeTimers({ now: new Date("2026-12-01T10:30:00Z") });
  });
  afterEach(() => {
    process.chdir(cwd);
    delete process.env.CONTENT_DIR;
    jest.useRealTimers();
  });

  test("without an option, the site is always built, and an unknown option is reported", () => {
    expect(isBuildWanted([])).toBe(true);
    expect(() => isBuildWanted(["--if-dew"])).toThrow(
      "There is no option --if-dew. Options: --if-due, or --if-due=3 to look back 3 hours.",
    );
  });

  test("with --if-due, it is built if an entry has begun or ended since the last build", () => {
    expect(isBuildWanted(["--if-due=1"])).toBe(false);
    expect(isBuildWanted(["--if-due=2"])).toBe(true);
    mkdirSync("releases");
    expect(isBuildWanted(["--if-due"])).toBe(true);
    writeBuiltAt("2026-12-01T09:00:00.000Z");
    expect(isBuildWanted(["--if-due=24"])).toBe(false);
    writeBuiltAt("2026-12-01T08:59:59.999Z");
    expect(isBuildWanted(["--if-due"])).toBe(true);
  });
});
