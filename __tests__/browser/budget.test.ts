import type { BrowserContextOptions, Response } from "playwright-core";
import { LIMITS } from "../../bench/budget/limits";
import { KINDS } from "../../bench/pages/kinds";
import { settle, visitSite, type Visit } from "../support/site";

/** Lighthouse's phone. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

/** What a first load brings by kind of resource, in bytes as they travel without headers; nobody scrolls or taps. */
async function firstLoad(path: string): Promise<Record<string, number>> {
  const page = await visit.newPage(PHONE);
  const responses: Response[] = [];
  page.on("response", (response) => {
    // What a page frames is a page of its own, with a first load of its own.
    if (response.frame() === page.mainFrame()) responses.push(response);
  });
  await page.goto(visit.address + path);
  await settle(page);
  const bytes: Record<string, number> = {};
  for (const response of responses) {
    const kind = response.request().resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + (await response.request().sizes()).responseBodySize;
  }
  await page.context().close();
  return bytes;
}

test.each(Object.values(KINDS))("the first load of %s keeps to its budget", async (path) => {
  const { script = 0, font = 0, image = 0 } = await firstLoad(path);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(LIMITS.script + (path === KINDS.home ? LIMITS.dotField : 0));
  expect(font).toBeLessThanOrEqual(LIMITS.fonts);
  expect(image).toBeLessThanOrEqual(path === KINDS.home ? LIMITS.homePictures : LIMITS.pictures);
});
