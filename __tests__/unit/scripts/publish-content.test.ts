import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishContent } from "../../../scripts/site/publish-content";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "publish-"));
  mkdirSync(join(root, "from/articles"), { recursive: true });
  mkdirSync(join(root, "to"));
  writeFileSync(join(root, "from/site.json"), "one");
  writeFileSync(join(root, "from/articles/1.json"), "two");
});
afterEach(() => rmSync(root, { recursive: true }));

test("publishes added, changed and removed files", () => {
  writeFileSync(join(root, "to/old.json"), "old");
  writeFileSync(join(root, "to/site.json"), "eno");
  utimesSync(join(root, "to/site.json"), 1, 1);
  publishContent(join(root, "from"), join(root, "to"));
  expect(readdirSync(join(root, "to"), { recursive: true }).sort()).toEqual([
    "articles",
    "articles/1.json",
    "site.json",
  ]);
  expect(readFileSync(join(root, "to/site.json"), "utf8")).toBe("one");
});

test("does not write a file that has not changed", () => {
  publishContent(join(root, "from"), join(root, "to"));
  const { atime, mtime } = statSync(join(root, "to/site.json"));
  writeFileSync(join(root, "to/site.json"), "eno");
  utimesSync(join(root, "to/site.json"), atime, mtime);
  publishContent(join(root, "from"), join(root, "to"));
  expect(readFileSync(join(root, "to/site.json"), "utf8")).toBe("eno");
});

test("does not publish Chrome's temporary files", () => {
  writeFileSync(join(root, "from/site.json.crswap"), "half");
  publishContent(join(root, "from"), join(root, "to"));
  expect(readdirSync(join(root, "to")).sort()).toEqual(["articles", "site.json"]);
});

test("copies a file that is older than its copy, such as after a restore", () => {
  publishContent(join(root, "from"), join(root, "to"));
  writeFileSync(join(root, "from/site.json"), "old");
  utimesSync(join(root, "from/site.json"), 1, 1);
  publishContent(join(root, "from"), join(root, "to"));
  expect(readFileSync(join(root, "to/site.json"), "utf8")).toBe("old");
});
