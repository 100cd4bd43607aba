import { main } from "../scripts/main";
import { withChromium } from "./lib/chromium";
import { options, wholeNumbers } from "./lib/options";
import { report } from "./lib/report";
import { BUILT, serveFolder } from "./lib/site";
import { median } from "./lib/statistics";
import { INTERACTIONS } from "./pages/interactions";
import { respond, type Answer } from "./pages/respond";

const USAGE = "npm run bench:interactions -- [--runs 5]";
const RUNS = 5;

/** How soon pages answer a tap on a phone whose processor is four times slower. */
async function benchInteractions(): Promise<void> {
  const [runs = RUNS] = wholeNumbers(options(["runs"], USAGE).runs?.at(-1) ?? String(RUNS));
  const site = await serveFolder(BUILT);
  try {
    const answers = new Map<string, Answer[]>();
    await withChromium(async (_port, browser) => {
      for (let run = 1; run <= runs; run += 1) {
        for (const [name, interaction] of Object.entries(INTERACTIONS)) {
          console.log(`run ${run} of ${runs}: ${name}`);
          answers.set(name, [...(answers.get(name) ?? []), await respond(browser, site.address, interaction)]);
        }
      }
    });
    const rows = [...answers].map(([name, each]) => ({
      name,
      "next paint ms": median(each.map(({ paint }) => paint)),
      "worst paint ms": Math.max(...each.map(({ paint }) => paint)),
      "shown ms": median(each.map(({ shown }) => shown)),
    }));
    report("interactions", { runs, profile: "phone, 4× CPU" }, rows);
  } finally {
    await site.close();
  }
}

main(benchInteractions);
