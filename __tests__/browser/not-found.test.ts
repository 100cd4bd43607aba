import { waitForHydration, watchPage } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();

test.each([
  ["/nowhere", "Page Not Found", "Return to Home", "/"],
  ["/careers", "Page Not Found", "Contact Support", "/contact"],
  ["/products/ultra", "Product Not Found", "Return to Home", "/"],
  ["/solutions/farming", "Solution Not Found", "Return to Home", "/"],
  ["/case-studies/99", "Case Study Not Found", "Return to Case Studies", "/case-studies"],
  ["/blog/99", "Post Not Found", "Back to Blog", "/blog"],
])("%s shows “%s” with status 404", async (path, heading, link, to) => {
  const page = await visit.newPage();
  const messages = watchPage(page, visit.url, [path]);
  const response = await page.goto(`${visit.url}${path}`);
  await waitForHydration(page);
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: link }).getAttribute("href")).toBe(to);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(messages).toEqual([]);
});

test("the page of a missing product links to the home page", async () => {
  const page = await visit.newPage();
  await page.goto(`${visit.url}/products/ultra`);
  const heading = page.getByRole("heading", { level: 1, name: "Product Not Found" });
  await heading.waitFor();
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await heading.waitFor({ state: "detached" });
  expect(page.url()).toBe(`${visit.url}/`);
});
