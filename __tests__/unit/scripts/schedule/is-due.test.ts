import { mkdirSync } from "node:fs";
import { writeBuiltAt } from "../../../../scripts/site/schedule/built-at";
import { isBuildWanted } from "../../../../scripts/site/schedule/is-due";
import { contentFolder, type ContentFolder } from "../../../support/content/content-folder";

let folder: ContentFolder;
const cwd = process.cwd();

beforeEach(async () => {
  folder = await contentFolder();
  folder.change("articles/7.json", '"id": 7,', '"id": 7, "from": "2026-12-01T09:00",');
  process.env.CONTENT_DIR = folder.path;
  // The repository may have a build.
  process.chdir(folder.path);
  jest.useFakeTimers({ now: new Date("2026-12-01T10:30:00Z") });
});
afterEach(() => {
  process.chdir(cwd);
  delete process.env.CONTENT_DIR;
  jest.useRealTimers();
  folder.dispose();
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
