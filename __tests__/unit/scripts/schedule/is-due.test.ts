import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeBuiltAt } from "../../../../scripts/site/schedule/built-at";
import { isBuildWanted } from "../../../../scripts/site/schedule/is-due";
import { provideContentFolder } from "../../../support/content/content-folder";

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
