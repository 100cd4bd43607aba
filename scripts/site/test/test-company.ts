import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMPANY_ORIGINS, createCompanySite, createContent } from "../../../testing/company-site";
import { removeKind } from "../../../testing/remove-kind";
import { main } from "../../lib/main";
import { runNode } from "../../lib/run";
import { jestCli, playwrightCli } from "../../lib/test-runners";
import { TESTS_OF_PAGES, testAdopter, testSite } from "./test-adopter";

/** A sample of the tests in Chromium: of every page, and of forms, lists and failures. */
const BROWSER_SAMPLE = [
  "pages/",
  "sitemap-ping",
  "keyboard-forms",
  "forms/served-form",
  "lists/return",
  "lists/finder-planner-search",
  "lists/lists",
  "script/early-input",
  "script/failed-sections",
  "script/script-failures",
];
/** Content without which the site is built again: feeds and the newsletter, the demo form, and the search depend on it. */
const REMOVED = ["pages/blog.json", "pages/showcase.json", "pages/search.json"];

/**
 * Tests the code as another company uses it, in a copy of the project whose data/ is the fixture company: the tests of the
 * content, the build, its pages, in which nothing of the company of data/ may remain, and a sample of the browser tests.
 * Tests of functions and components always use that company, so they are not repeated. Then it removes content that a site
 * may omit, one part at a time, and builds again. Finally it starts a new site, as docs/make-it-yours.md describes, also where
 * the fixture company has built its site.
 */
main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "company-"));
  const site = join(folder, "site");
  process.env.ALLOWED_ORIGINS = COMPANY_ORIGINS;
  const jest = (...args: string[]): Promise<number> => runNode(jestCli, args, {}, site);
  const testContent = (): Promise<number> => jest("--selectProjects", "content", "--maxWorkers=2");
  const build = (): Promise<number> => runNode("--require", ["tsx/cjs", "scripts/site/build.ts"], {}, site);
  const testBuilt = (): Promise<number> => jest("--selectProjects", "built", "--maxWorkers=2");
  const testPages = (): Promise<number> =>
    runNode(playwrightCli, ["test", "--project=chromium", ...BROWSER_SAMPLE], {}, site);
  const checkSite = (): Promise<number> => testSite(site, join(site, "data"));
  try {
    createCompanySite(site);
    const steps = [testContent, build, checkSite, testBuilt, testPages];
    for (const pattern of REMOVED) {
      steps.push(async () => {
        console.log(`Without ${pattern}:`);
        rmSync(join(site, "data"), { recursive: true });
        createContent(site);
        removeKind(join(site, "data"), pattern);
        return (await build()) || (await checkSite()) || jest(...TESTS_OF_PAGES, "--selectProjects", "built");
      });
    }
    steps.push(() => testAdopter(site));
    for (const step of steps) {
      const code = await step();
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
