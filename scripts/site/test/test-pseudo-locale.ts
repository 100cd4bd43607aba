import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentStamp } from "@capture/content/check/collection";
import { copyFiles } from "../../../testing/project-copy";
import { findEnglish } from "../../../testing/pseudo-locale/find-english";
import { writePseudoContent } from "../../../testing/pseudo-locale/write-pseudo-content";
import { main } from "../../lib/main";
import { runNode } from "../../lib/run";
import { playwrightCli } from "../../lib/test-runners";
import { runGatsby } from "../run-gatsby";

/** They look for text that overflows or is covered, at 320, 390 and 1280 px, also at twice its size. */
const PAGE_CHECKS = "browser/pages/";

/**
 * Builds a copy of the site with pseudo-localized texts, which are 40 % longer and run from right to left: tests its pages
 * in Chromium, and reports English words that a component holds or that languages cannot translate.
 */
main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "pseudo-"));
  const site = join(folder, "site");
  try {
    copyFiles(site);
    const content = writePseudoContent(join(site, "data"), join(folder, "pseudo"));
    // Rules that look for English words in figures do not apply, so the check is skipped. The texts are those of data/.
    const env = { CONTENT_DIR: content, CHECKED_CONTENT: contentStamp(content) };
    const code = await runGatsby(["build"], env, site);
    if (code !== 0) return code;
    const english = findEnglish(join(site, "public"), content);
    for (const text of english) console.error(`English text: ${text}`);
    const tests = ["test", "--project=chromium", PAGE_CHECKS];
    return (await runNode(playwrightCli, tests, env, site)) || Math.min(english.length, 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
