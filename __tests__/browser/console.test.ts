import { routes } from "../support/routes";
import { visitSite, watchPage, type Visit } from "../support/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

test.each(routes)("a hard reload of %s logs nothing and asks no other host", async (route) => {
  const page = await visit.newPage();
  const heard = watchPage(page, visit.address);
  await page.goto(`${visit.address}${route}`, { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "networkidle" });
  expect(heard).toEqual([]);
  await page.context().close();
});
