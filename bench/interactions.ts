import { main } from "../scripts/lib/main";
import { withChromium } from "./lib/chromium";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { BUILT_FOLDER, serveFolder } from "./lib/site";
import { median, ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";
import { INTERACTIONS, REFERENCE_TAP } from "./pages/interactions";
import { measureResponse, type ResponseTimes } from "./pages/measure-response";
import { serveReferenceButton } from "./pages/reference-server";

const USAGE = "npm run bench:interactions -- [--runs 5]";
const DEFAULT_RUNS = 5;
const REFERENCE_NAME = "reference";

/**
 * Measures the time from a tap or key press to the response of a page, on a phone with a CPU slowdown of 4. Each run
 * also measures a reference page that contains only a button.
 */
async function benchInteractions(): Promise<void> {
  const [runs = DEFAULT_RUNS] = parseWholeNumbers(parseOptions(["runs"], USAGE).runs?.at(-1) ?? String(DEFAULT_RUNS));
  await withTemporaryFolder("bench-interactions-", async (folder) => {
    const [ours, reference] = await Promise.all([serveFolder(BUILT_FOLDER), serveReferenceButton(folder)]);
    try {
      const targets = [
        { name: REFERENCE_NAME, siteUrl: reference.url, interaction: REFERENCE_TAP },
        ...Object.entries(INTERACTIONS).map(([name, interaction]) => ({ name, siteUrl: ours.url, interaction })),
      ];
      const times = new Map<string, ResponseTimes[]>();
      await withChromium(async (_port, browser) => {
        for (let run = 1; run <= runs; run += 1) {
          for (const { name, siteUrl, interaction } of targets) {
            console.log(`run ${run} of ${runs}: ${name}`);
            times.set(name, [...(times.get(name) ?? []), await measureResponse(browser, siteUrl, interaction)]);
          }
        }
      });
      report("interactions", { runs, profile: "phone, 4× CPU" }, createRows(times));
    } finally {
      await ours.close();
      await reference.close();
    }
  });
}

function createRows(times: ReadonlyMap<string, readonly ResponseTimes[]>): Row[] {
  const paints = new Map([...times].map(([name, each]) => [name, each.map(({ paintMs }) => paintMs)]));
  const referencePaint = median(paints.get(REFERENCE_NAME) ?? []);
  return [...paints].map(([name, paint]) => ({
    name,
    "next paint ms": median(paint),
    "worst paint ms": Math.max(...paint),
    "shown ms": median((times.get(name) ?? []).map(({ shownMs }) => shownMs)),
    "paint of reference": ratio(median(paint), referencePaint),
  }));
}

main(benchInteractions);
