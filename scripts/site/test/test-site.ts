import { resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { launchChromium } from "../../lib/chromium";
import { parseCommandLine } from "../../lib/command-line";
import { main } from "../../lib/main";
import { pageOfEachKind } from "../../../testing/site-check/built-site";
import type { CheckResult } from "../../../testing/site-check/check-result";
import { checkFiles, openBuiltSite } from "../../../testing/site-check/check-site";
import { checkVisits } from "../../../testing/site-check/page-visits";
import { checkTraces } from "../../../testing/site-check/traces";
import { serveBuilt } from "../../../testing/site";

/** The content of the company that the engine comes with. */
const ENGINE_CONTENT = resolve("data");

const USAGE = `Usage: npm run test:site -- [folder]
  folder   the built site, public/ by default; its content is in CONTENT_DIR, or data/`;

/**
 * Checks the built site of any company: its files, and one page of each kind in Chromium. The built tests
 * (`npm run test:built`) test more, of parts that not every site has.
 */
main(async () => {
  const parsed = parseCommandLine(USAGE, { allowPositionals: true });
  if (!parsed) return 0;
  const [folder = "public"] = parsed.positionals;
  const content = contentFolder();
  console.log(`Content of the site: ${content}`);
  const site = openBuiltSite(resolve(folder), content);
  const results = checkFiles(site);
  if (content !== ENGINE_CONTENT) results.push(checkTraces(site, content, ENGINE_CONTENT));
  results.forEach(report);
  const served = await serveBuilt(undefined, site.root);
  try {
    const browser = await launchChromium();
    try {
      const visits = await checkVisits(browser, served.url, pageOfEachKind(site));
      report(visits);
      return [...results, visits].some(({ faults }) => faults.length > 0) ? 1 : 0;
    } finally {
      await browser.close();
    }
  } finally {
    await served.close();
  }
});

function report({ name, count, faults }: CheckResult): void {
  console.log(`${faults.length === 0 ? "✓" : "✗"} ${name}: ${count} checked, faults: ${faults.length}`);
  for (const fault of faults) console.error(`  ${fault}`);
}
