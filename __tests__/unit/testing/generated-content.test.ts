import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../../testing/project-copy";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn } from "../../../src/content/check/problem";

test("generated content passes the content check", () => {
  const folder = mkdtempSync(join(tmpdir(), "generated-"));
  try {
    const site = join(folder, "site");
    copyProject(site, 40);
    const count = (kind: string): number =>
      readdirSync(join(site, "data", kind)).length - readdirSync(join("data", kind)).length;
    expect([count("articles"), count("case-studies")]).toEqual([40, 4]);
    expect(mistakesIn(checkContent(join(site, "data")))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
