import { join } from "node:path";
import type { Page } from "playwright-core";
import { openDesk, type Desk } from "../testing/desk/desk";
import { nextArticle } from "../testing/desk/desk-forms";
import { main } from "../scripts/lib/main";
import { checkContent } from "../src/content/check/check";
import { mistakesIn, problemText } from "../src/content/check/problem";
import { copyProject } from "../testing/project-copy";
import { journeys, type Journey } from "./desk/journeys";
import { startDesk } from "./desk/start";
import { report, type Row } from "./lib/report";
import { withTemporaryFolder } from "./lib/temporary";

/** Sveltia draws only the fields in view: this is high enough for every field of an article. */
const HEIGHT_PX = 6000;
/** An editor's window, in pixels. Chromium takes a whole processor to draw the high one after a save. */
const WINDOW = { width: 1400, height: 1000 };
const POLL_INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;
/** The development site needs a pause after the work before. */
const SETTLE_MS = 3000;

/** How long it takes from the saved file to the page of the development site, in a copy of the project. */
async function benchDesk(): Promise<void> {
  await withTemporaryFolder("bench-desk-", async (parent) => {
    const root = join(parent, "site");
    copyProject(root, 0);
    const served = await startDesk(root);
    const desk = await openDesk(HEIGHT_PX, served);
    try {
      const site = await desk.page.context().browser()?.newPage();
      if (!site) throw new Error("The browser has closed.");
      const rows: Row[] = [];
      for (const journey of journeys(nextArticle(desk.data))) rows.push(await measure(journey, desk, site, served.url));
      report("desk", {}, rows);
    } finally {
      await desk.close();
    }
  });
}

/** @throws Error when the check finds a mistake, or the page does not show what was saved */
async function measure(journey: Journey, desk: Desk, site: Page, address: string): Promise<Row> {
  if (new URL(site.url(), address).pathname !== journey.path)
    await site.goto(address + journey.path, { timeout: TIMEOUT_MS });
  await site.waitForTimeout(SETTLE_MS);
  if (await site.evaluate(journey.shown)) throw new Error(`“${journey.name}” is shown before it is done.`);
  await desk.page.setViewportSize({ ...WINDOW, height: HEIGHT_PX });
  await journey.edit(inWindow(desk));
  const saved = performance.now();
  await site.waitForFunction(journey.shown, undefined, { polling: POLL_INTERVAL_MS, timeout: TIMEOUT_MS });
  const shown = Math.round(performance.now() - saved);
  const mistakes = mistakesIn(checkContent(desk.data)).map(problemText);
  if (mistakes.length > 0) throw new Error(`“${journey.name}” is a mistake: ${mistakes.join(" ")}`);
  return { name: journey.name, "ms from the file to the page": shown };
}

/** The desk, whose window gets an editor's size before what it has written is copied into the folder. */
function inWindow(desk: Desk): Desk {
  const pull = async (): Promise<string[]> => {
    await desk.page.setViewportSize(WINDOW);
    return desk.pull();
  };
  return {
    ...desk,
    pull,
    async save() {
      await desk.saveForm();
      return pull();
    },
  };
}

main(benchDesk);
