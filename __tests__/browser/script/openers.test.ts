import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();

/** Opens our contact page in a new window from a page at an origin. */
async function openFrom(origin: string) {
  const page = await visit.newPage();
  await page.goto(origin);
  const opening = page.waitForEvent("popup");
  const handle = await page.evaluateHandle((url) => window.open(url), `${visit.url}/contact`);
  const popup = await opening;
  await popup.getByRole("heading", { level: 1 }).waitFor();
  return {
    hasOpener: await popup.evaluate(() => window.opener !== null),
    isReachable: await handle.evaluate((opened) => opened?.closed === false),
  };
}

test("a page of another site has no access to our page in a window that it opens", async () => {
  // A browser treats localhost and 127.0.0.1 as two sites.
  const other = visit.url.replace("127.0.0.1", "localhost");
  expect(await openFrom(other)).toEqual({ hasOpener: false, isReachable: false });
});

test("a page of our site has access to another page of our site in a window that it opens", async () => {
  expect(await openFrom(visit.url)).toEqual({ hasOpener: true, isReachable: true });
});
