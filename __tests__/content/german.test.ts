import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check";
import { mistakesIn } from "../../src/content/check/problem";
import { localizeFolder } from "../../src/content/locales/localize";
import { contentFolder } from "../../src/content/model/folder";
import { testIf } from "../support/content/test-if";

const isTranslated = existsSync(join(contentFolder(), "locales/de/language.json"));

testIf(isTranslated, "The content is not in German.")("the German content has no mistakes", () => {
  const target = mkdtempSync(join(tmpdir(), "german-"));
  try {
    localizeFolder(contentFolder(), "de", target);
    expect(mistakesIn(checkContent(target)).map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  } finally {
    rmSync(target, { recursive: true });
  }
});
