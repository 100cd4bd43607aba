import { main } from "../scripts/lib/main";
import { withChromium } from "./lib/chromium";
import { options, wholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { BUILT, serveFolder } from "./lib/site";
import { median, ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";
import { INTERACTIONS, REFERENCE_TAP } from "./pages/interactions";
import { respond, type Answer } from "./pages/respond";
import { serveReferenceButton } from "./pages/reference-server";

const USAGE = "npm run bench:interactions -- [--runs 5]";
const RUNS = 5;
const REFERENCE_NAME = "reference";

/**
 * How soon pages answer a tap on a phone whose processor is four times slower,
 * taking turns with a page that has nothing but a button.
 */
async function benchInteractions(): Promise<void> {
  const [runs = RUNS] = wholeNumbers(options(["runs"], USAGE).runs?.at(-1) ?? String(RUNS));
  await withTemporaryFolder("bench-interactions-", async (folder) => {
    const [ours, reference] = await Promise.all([serveFolder(BUILT), serveReferenceButton(folder)]);
    try {
      const targets = [
        { name: REFERENCE_NAME, address: reference.address, interaction: REFERENCE_TAP },
        ...Object.entries(INTERACTIONS).map(([name, interaction]) => ({ name, address: ours.address, interaction })),
      ];
      const answers = new Map<string, Answer[]>();
      await withChromium(async (_port, browser) => {
        for (let run = 1; run <= runs; run += 1) {
          for (const { name, address, interaction } of targets) {
            console.log(`run ${run} of ${runs}: ${name}`);
            answers.set(name, [...(answers.get(name) ?? []), await respond(browser, address, interaction)]);
          }
        }
      });
      report("interactions", { runs, profile: "phone, 4× CPU" }, rowsOf(answers));
    } finally {
      await ours.close();
      await reference.close();
    }
  });
}

function rowsOf(answers: ReadonlyMap<string, readonly Answer[]>): Row[] {
  const paints = new Map([...answers].map(([name, each]) => [name, each.map(({ paint }) => paint)]));
  const limit = median(paints.get(REFERENCE_NAME) ?? []);
  return [...paints].map(([name, paint]) => ({
    name,
    "next paint ms": median(paint),
    "worst paint ms": Math.max(...paint),
    "shown ms": median((answers.get(name) ?? []).map(({ shown }) => shown)),
    "paint of reference": ratio(median(paint), limit),
  }));
}

main(benchInteractions);
