import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { routes } from "../../../testing/routes";
import { siteVisit } from "../../support/browser/site-visit";
import { testIf } from "../../support/content/test-if";
import { projects } from "../../support/words/words-of-lists";

const visit = siteVisit();
const [project] = projects;

const PRESS_DURATION_MS = 1000;

/** Ways to press and to release a button. */
const INPUTS: [string, (page: Page, button: Locator) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    "mouse",
    async (page, button) => {
      await button.hover();
      await page.mouse.down();
    },
    (page) => page.mouse.up(),
  ],
  [
    "space bar",
    async (page, button) => {
      await button.focus();
      await page.keyboard.down(" ");
    },
    (page) => page.keyboard.up(" "),
  ],
];

testIf(routes.includes("/showcase") && project !== undefined, "The site has no showcase with a project.").each(INPUTS)(
  "a button opens its dialog if its script loads between press and release by %s",
  async (_input, press, release) => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${visit.url}/showcase`);
    await waitForHydration(page);
    const releaseScripts = await holdRequests(page, "**/*.js");
    const requested = page.waitForRequest("**/*.js");
    await press(page, page.getByRole("main").getByRole("button", { name: project?.title ?? "" }));
    await requested;
    releaseScripts();
    // The script loads and renders while the button is pressed.
    await page.waitForTimeout(PRESS_DURATION_MS);
    await release(page);
    const dialog = page.getByRole("dialog", { name: project?.title ?? "" });
    await dialog.waitFor({ timeout: 5000 });
    expect(await dialog.isVisible()).toBe(true);
  },
);
