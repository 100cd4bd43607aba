import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launchDesk, type Desk } from "../testing/desk/desk";
import { nextArticle } from "../testing/desk/desk-forms";
import { main } from "../scripts/lib/main";
import { copyProject } from "../testing/project-copy";
import { journeys, type Journey } from "./desk/journeys";
import { startDesk } from "../testing/desk/start-desk";
import { measureUnsaved } from "./desk/unsaved";
import { report, type Row } from "./lib/report";
import { withTemporaryFolder } from "./lib/temporary";

/** Sveltia renders only the fields in the viewport. This height fits all fields of an article. */
const FORM_HEIGHT_PX = 6000;
/**
 * The viewport of an editor. After a save Chromium needs a full CPU core to draw the high viewport, which would slow
 * down the site.
 */
const VIEWPORT_PX = { width: 1400, height: 1000 };
const POLL_INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;
/** The pause before each journey, in which the development site finishes its work for the previous one. */
const SETTLE_MS = 3000;

/** Measures the time from a text or a save in the desk to the changed page of the development site, in a copy of the project. */
async function benchDesk(): Promise<void> {
  await withTemporaryFolder("bench-desk-", async (parent) => {
    const root = join(parent, "site");
    copyProject(root, 0);
    const deskSite = await startDesk(root);
    const desk = await launchDesk(FORM_HEIGHT_PX, deskSite);
    try {
      const site = await desk.page.context().browser()?.newPage();
      if (!site) throw new Error("The browser has closed.");
      const rows: Row[] = await measureUnsaved(desk);
      for (const journey of journeys(nextArticle(desk.data)))
        rows.push(await measureJourney(journey, desk, site, deskSite.url));
      report("desk", {}, rows);
    } finally {
      await desk.close();
    }
  });
}

/** @throws Error when the content check finds a problem, or the page does not show the saved change */
async function measureJourney(journey: Journey, desk: Desk, site: Page, siteUrl: string): Promise<Row> {
  if (new URL(site.url(), siteUrl).pathname !== journey.path)
    await site.goto(siteUrl + journey.path, { timeout: TIMEOUT_MS });
  await site.waitForTimeout(SETTLE_MS);
  if (await site.evaluate(journey.isShown))
    throw new Error(`The page shows “${journey.name}” before the change was made.`);
  await desk.page.setViewportSize({ ...VIEWPORT_PX, height: FORM_HEIGHT_PX });
  await journey.edit(withEditorViewport(desk));
  const savedTime = performance.now();
  await site.waitForFunction(journey.isShown, undefined, { polling: POLL_INTERVAL_MS, timeout: TIMEOUT_MS });
  const shownMs = Math.round(performance.now() - savedTime);
  const problems = desk.problems();
  if (problems.length > 0) throw new Error(`The content check fails after “${journey.name}”: ${problems.join(" ")}`);
  return { name: journey.name, "ms from the file to the page": shownMs };
}

/** A desk that changes to VIEWPORT_PX after a save, before its files are copied into the folder. */
function withEditorViewport(desk: Desk): Desk {
  const pull = async (): Promise<string[]> => {
    await desk.page.setViewportSize(VIEWPORT_PX);
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
