import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Page } from "playwright-core";
import { violations } from "../../support/browser/accessibility";
import { watchPolicy } from "../../support/browser/policy";
import { waitForQuery, waitForHydration, watchPage } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
});

const main = (): ReturnType<Page["getByRole"]> => page.getByRole("main");

test("finder answers that are given by keyboard are in the URL, remain after a reload, and are in the demo form's message", async () => {
  await page.goto(`${visit.url}/products/finder`);
  await waitForHydration(page);
  for (const name of ["Plants and halls", "More than that", "Dimensions", "Into CAD or BIM"]) {
    await main().getByRole("radio", { name }).focus();
    await page.keyboard.press("Space");
  }
  await main().getByRole("heading", { name: "META", level: 2 }).waitFor();
  await waitForQuery(page, "?subject=plants&size=large&need=measure&result=model");
  expect(await violations(page, "main")).toEqual([]);
  await page.reload();
  await main().getByRole("heading", { name: "META", level: 2 }).waitFor();
  await main().getByRole("button", { name: "Request Demo" }).first().click();
  const message = page.getByRole("dialog").getByLabel(/Message/);
  expect(await message.inputValue()).toContain("Where does the result go? Into CAD or BIM");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("without JavaScript, the finder lists its rules, the planner shows a result, and the search page links to glossary terms", async () => {
  const plain = await visit.newVisitor({ javaScriptEnabled: false });
  await plain.goto(`${visit.url}/products/finder`);
  expect(await plain.getByRole("radio").first().isVisible()).toBe(false);
  expect(await plain.getByRole("region", { name: "META" }).getByText("Into CAD or BIM").isVisible()).toBe(true);
  await plain.goto(`${visit.url}/products/planner`);
  expect(await plain.getByText("21 points × (33 s + 30 s)").isVisible()).toBe(true);
  await plain.goto(`${visit.url}/search`);
  expect(await plain.getByRole("link", { name: "Georeferencing" }).isVisible()).toBe(true);
});

test("the planner reads its input from the URL and rejects invalid input", async () => {
  await page.goto(`${visit.url}/products/planner?rooms=40&units=imperial`);
  await main().getByText("120 points × (33 s + 30 s)").waitFor();
  await main().getByRole("textbox", { name: "Rooms" }).fill("x");
  await main().getByText("Enter a whole number from 1 to 10,000.").waitFor();
  expect(await violations(page, "main")).toEqual([]);
});

test("the search opens by keyboard, finds a misspelled word, and opens a result", async () => {
  const messages = watchPage(page, visit.url);
  const policyViolations = await watchPolicy(page);
  await page.goto(`${visit.url}/about`);
  await waitForHydration(page);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("searchbox").waitFor();
  expect(await dialog.getByRole("searchbox").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("georefrencing");
  await dialog.getByRole("link", { name: "Georeferencing" }).waitFor();
  expect(await violations(page, "dialog")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/academy/glossary/georeferencing");
  await dialog.waitFor({ state: "detached" });
  expect([...messages, ...(await policyViolations())]).toEqual([]);
});

test("the search page reads its query from the URL and writes it there", async () => {
  await page.goto(`${visit.url}/search?q=water+damage`);
  await main()
    .getByText(/^\d+ found$/)
    .waitFor();
  await main().getByRole("region", { name: "Case Studies" }).waitFor();
  await main().getByRole("searchbox").fill("zzzz");
  await main().getByText("Nothing found for “zzzz”").waitFor();
  await waitForQuery(page, "?q=zzzz");
  expect(await violations(page, "main")).toEqual([]);
});

test("a shared comparison shows its devices, rows and units, and prints without header, buttons and footer", async () => {
  await page.goto(`${visit.url}/products/compare?devices=pro%2Cmeta&show=differences&units=imperial`);
  await main()
    .getByRole("row", { name: /^Weight About 1.44 lb About 6.4 lb/ })
    .waitFor();
  expect(
    await main()
      .getByRole("row", { name: /^Bluetooth/ })
      .count(),
  ).toBe(0);
  expect(await violations(page, "main")).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
  expect(await main().getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(
    await main()
      .getByRole("table")
      .evaluate((table) => getComputedStyle(table).color),
  ).toBe(formatRgb(bands.bone.text));
  const sheet = await page.request.get(`${visit.url}/sheets/meta.pdf`);
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("a glossary term in an article links to its explanation", async () => {
  await page.goto(`${visit.url}/blog/1`);
  await waitForHydration(page);
  await main().locator("[data-prose]").getByRole("link", { name: "point cloud", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Point cloud" }).waitFor();
  expect(page.url()).toBe(`${visit.url}/academy/glossary/point-cloud`);
});
