import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishChecked } from "../../../scripts/site/publish-checked";
import { picture } from "../../support/content/content-folder";

test("content with a mistake is not published; content with a notice is", async () => {
  const root = mkdtempSync(join(tmpdir(), "publish-checked-"));
  const [from, to] = [join(root, "from"), join(root, "to")];
  const reported = (): string[] => publishChecked(from, to).map(({ file }) => file);
  try {
    cpSync("data", from, { recursive: true });
    mkdirSync(to);
    writeFileSync(join(from, "images/spare.png"), await picture(1200));
    writeFileSync(join(from, "authors/nobody.json"), "{");
    expect(reported()).toContain("data/authors/nobody.json");
    expect(existsSync(join(to, "site.json"))).toBe(false);
    rmSync(join(from, "authors/nobody.json"));
    expect(reported()).toEqual(["data/images/spare.png"]);
    expect(existsSync(join(to, "images/spare.png"))).toBe(true);
  } finally {
    rmSync(root, { recursive: true });
  }
});
