import { visitSite, type Visit } from "../support/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

test("a window of another site that opens ours loses hold of it", async () => {
  const page = await visit.newPage();
  // To a browser this is another site on the same machine.
  await page.goto(visit.address.replace("127.0.0.1", "localhost"));
  const opening = page.waitForEvent("popup");
  const hold = await page.evaluateHandle((address) => window.open(address), `${visit.address}/contact`);
  const popup = await opening;
  await popup.getByRole("heading", { level: 1 }).waitFor();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  expect(await hold.evaluate((opened) => opened?.closed)).toBe(true);
});
