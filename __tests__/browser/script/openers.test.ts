import { visitSite, type Visit } from "../../../testing/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

/** Opens our contact page in a new window from a page at an origin. */
async function openFrom(origin: string) {
  const page = await visit.newPage();
  await page.goto(origin);
  const opening = page.waitForEvent("popup");
  const handle = await page.evaluateHandle((address) => window.open(address), `${visit.address}/contact`);
  const popup = await opening;
  await popup.getByRole("heading", { level: 1 }).waitFor();
  return {
    hasOpener: await popup.evaluate(() => window.opener !== null),
    isReachable: await handle.evaluate((opened) => opened?.closed === false),
  };
}

test("a page of another site that opens ours in a window cannot reach it", async () => {
  // To a browser, localhost and 127.0.0.1 are two sites.
  const other = visit.address.replace("127.0.0.1", "localhost");
  expect(await openFrom(other)).toEqual({ hasOpener: false, isReachable: false });
});

test("one of our pages that opens another in a window can reach it", async () => {
  expect(await openFrom(visit.address)).toEqual({ hasOpener: true, isReachable: true });
});
