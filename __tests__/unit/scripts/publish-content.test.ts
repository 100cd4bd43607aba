import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname } from "node:path";
import { WRITE_HERE } from "@capture/content/model/unwritten";
import { publishContent } from "../../../scripts/site/develop/publish-content";
import { publishChecked } from "../../../scripts/site/develop/publish-checked";
import { provideContentCopy } from "../../support/content/content-copy";
import { picture } from "../../support/content/content-folder";
import { COMPANY } from "../../support/company/company";

describe("publish-content", () => {
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
});

describe("publish-checked", () => {
  const from = provideContentCopy(COMPANY);
  const to = join(dirname(from), "to");
  beforeEach(() => mkdirSync(to));
  afterEach(() => rmSync(to, { recursive: true }));

  test("content with a mistake is not published; content with a notice or with a text that is not written yet is", async () => {
    const publish = (): string[] => publishChecked(from, to).map(({ file }) => file);
    writeFileSync(join(from, "images/spare.png"), await picture(1200));
    writeFileSync(join(from, "authors/broken.json"), "{");
    expect(publish()).toContain("data/authors/broken.json");
    expect(existsSync(join(to, "site.json"))).toBe(false);
    rmSync(join(from, "authors/broken.json"));
    expect(publish()).toEqual(["data/images/spare.png"]);
    expect(existsSync(join(to, "images/spare.png"))).toBe(true);
    const author = join(from, "authors/jonas-birk.json");
    const text = readFileSync(author, "utf8").replace(/"role": "[^"]*"/, `"role": "${WRITE_HERE}the position."`);
    writeFileSync(author, text);
    expect(publish()).toContain("data/authors/jonas-birk.json");
    expect(readFileSync(join(to, "authors/jonas-birk.json"), "utf8")).toBe(text);
  });

  test("publishes the content in another language, and writes only what has changed", () => {
    mkdirSync(join(from, "locales/en"), { recursive: true });
    const settings = { name: "English", direction: "ltr", region: "US", minShare: 1, stale: "show" };
    writeFileSync(
      join(from, "locales/en/language.json"),
      JSON.stringify({ $schema: "../../schemas/language.schema.json", ...settings }),
    );
    publishChecked(from, to, "en");
    const site = join(to, "site.json");
    expect(JSON.parse(readFileSync(site, "utf8"))).toMatchObject({ language: "en", region: "US" });
    const { mtimeMs } = statSync(site);
    publishChecked(from, to, "en");
    expect(statSync(site).mtimeMs).toBe(mtimeMs);
  });
});
