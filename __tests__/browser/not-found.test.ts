import { settle, visitSite, watchPage, type Visit } from "../support/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

test.each([
  ["/nowhere", "Page Not Found", "Return to Home", "/"],
  ["/careers", "Page Not Found", "Contact Support", "/contact"],
  ["/products/ultra", "Product Not Found", "Return to Home", "/"],
  ["/solutions/farming", "Solution Not Found", "Return to Home", "/"],
  ["/case-studies/99", "Case Study Not Found", "Return to Case Studies", "/case-studies"],
  ["/blog/99", "Post Not Found", "Back to Blog", "/blog"],
])("%s shows “%s” with status 404", async (path, heading, link, to) => {
  const page = await visit.newPage();
  const heard = watchPage(page, visit.address);
  const response = await page.goto(`${visit.address}${path}`);
  await settle(page);
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: link }).getAttribute("href")).toBe(to);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  // The one failed answer is the page itself.
  expect(heard.filter((line) => !line.includes("404"))).toEqual([]);
  await page.context().close();
});

test("a product that exists is reached from the page of one that does not", async () => {
  const page = await visit.newPage();
  await page.goto(`${visit.address}/products/ultra`);
  await page.getByRole("heading", { level: 1, name: "Product Not Found" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${visit.address}/`);
  await page.context().close();
});
