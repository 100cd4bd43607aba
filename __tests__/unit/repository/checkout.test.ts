import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { mistakesIn } from "@capture/content/check/problem";
import { git, isClone } from "../../support/repository/git";

// Without git, or in a copy without its repository, there is nothing to clone.
(isClone ? describe : describe.skip)("a checkout on Windows (needs git and the repository)", () => {
  const folder = mkdtempSync(join(tmpdir(), "checkout-"));
  const checkout = join(folder, "site");
  beforeAll(() => {
    const cloned = git(
      ".",
      "clone",
      "--quiet",
      "--config",
      "core.autocrlf=true",
      "--config",
      "core.eol=crlf",
      ".",
      checkout,
    );
    expect(cloned).toBeDefined();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("every text file has the line ends of the repository, and binary files are named in .gitattributes", () => {
    // A line is “i/lf w/lf attr/text=auto eol=lf<tab>README.md”: in the repository, in the folder, by which rule.
    const files = (git(checkout, "ls-files", "--eol") ?? "").trimEnd().split("\n");
    expect(files.length).toBeGreaterThan(1000);
    expect(
      files.filter((line) => !/^i\/(lf\s+w\/lf|none\s+w\/none|-text\s+w\/-text\s+attr\/-text)\s/.test(line)),
    ).toEqual([]);
  });

  test("nothing in it counts as changed, and its content is in order", () => {
    expect(git(checkout, "add", "--renormalize", ".")).toBeDefined();
    expect(git(checkout, "status", "--porcelain")).toBe("");
    expect(mistakesIn(checkContent(join(checkout, "data")))).toEqual([]);
  });
});
