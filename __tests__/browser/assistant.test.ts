import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Frame, Page } from "playwright-core";
import { violations } from "../support/browser/accessibility";
import { readBrand } from "../../src/content/model/brand";
import { settle, watchPage } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();

const open = async (width = 1280): Promise<Page> => visit.newPage({ viewport: { width, height: 800 } });

async function ask(page: Page | Frame, question: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill(question);
  await field.press("Enter");
}

test("a question in the frame gets an answer with its source, and the source opens outside the frame", async () => {
  const page = await open();
  const messages = watchPage(page, visit.url);
  await page.goto(`${visit.url}/support`);
  const element = page.locator("iframe");
  await element.scrollIntoViewIfNeeded();
  expect(await element.evaluate((frame) => frame.clientHeight)).toBeGreaterThanOrEqual(698);
  expect(await element.evaluate((frame) => frame.getBoundingClientRect().height)).toBe(700);
  const frame = page.frameLocator("iframe");
  const field = frame.getByRole("textbox", { name: "Your question" });
  await field.fill("How heavy is the PRO?");
  const before = await page.evaluate(() => scrollY);
  await field.press("Enter");
  const log = frame.getByRole("log");
  await log.getByText("About 0.655 kg").waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  // The conversation scrolls in its frame; the page around it does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(messages).toEqual([]);
  await log.getByRole("link", { name: "Specification of PRO" }).click();
  await page.waitForURL(`${visit.url}/products/pro#body`);
});

/** Opens the support page and returns the frame of the assistant once its script runs. */
async function openFrame(page: Page): Promise<Frame> {
  await page.goto(`${visit.url}/support`);
  const element = page.locator("iframe");
  await element.scrollIntoViewIfNeeded();
  // The frame is lazy, so it loads some time after it has come near the screen.
  await element.contentFrame().getByRole("heading", { level: 1 }).waitFor();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("The support page has no frame.");
  await frame.waitForFunction(() => "___loader" in window);
  return frame;
}

test("the sandboxed frame has an opaque origin and loads its fonts; a tab that it opens has the site's origin", async () => {
  const page = await open();
  const messages = watchPage(page, visit.url);
  const frame = await openFrame(page);
  expect(await frame.evaluate(() => window.origin)).toBe("null");
  await settle(frame);
  const loaded = await frame.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  const families = Object.values(readBrand("data").fonts).map(({ family }) => family);
  // Chrome may also load fallback fonts and fonts with rare characters.
  expect(loaded).toEqual(expect.arrayContaining(families));
  await ask(frame, "How do I bake a cake?");
  const ticket = frame.getByRole("log").getByRole("link", { name: /^Submit a Ticket/ });
  // The ticket form is on another host, to which tests send no requests.
  await ticket.evaluate((link) => link.setAttribute("href", "/about"));
  const [tab] = await Promise.all([page.context().waitForEvent("page"), ticket.click()]);
  await tab.waitForURL(`${visit.url}/about`);
  expect(await tab.evaluate(() => window.origin)).toBe(visit.url);
  expect(messages).toEqual([]);
});

test("a deploy while the frame loads neither stops the assistant nor logs anything", async () => {
  const page = await open();
  const messages = watchPage(page, visit.url);
  await page.route("**/app-data.json", (route) =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ json: { webpackCompilationHash: "later" }, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  const frame = await openFrame(page);
  await ask(frame, "How heavy is the PRO?");
  await frame.getByRole("log").getByText("About 0.655 kg").waitFor();
  expect(messages).toEqual([]);
});

test("the assistant's page has no header and no footer", async () => {
  const page = await open();
  await page.goto(`${visit.url}/support/assistant`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const headingColor = (): Promise<string> =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const servedColor = await headingColor();
  expect(servedColor).toBe(formatRgb(bands.ink.text));
  await settle(page);
  expect(await headingColor()).toBe(servedColor);
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("contentinfo").count()).toBe(0);
});

test("the search loads when the visitor asks a question, and nothing is logged", async () => {
  const page = await open();
  const messages = watchPage(page, visit.url);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${visit.url}/support/assistant`);
  await settle(page);
  expect(requests.filter((url) => url.includes("help-search"))).toEqual([]);
  const scripts = requests.filter((url) => url.endsWith(".js")).length;
  await ask(page, "battery life of META");
  await page.getByRole("log").getByText("up to 4 hours").first().waitFor();
  expect(requests.filter((url) => url.includes("help-search"))).toEqual([`${visit.url}/help-search.json`]);
  expect(requests.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(scripts);
  expect(messages).toEqual([]);
});

test("an unanswered question offers the mailbox and the ticket form", async () => {
  const page = await open();
  await page.goto(`${visit.url}/support/assistant`);
  await ask(page, "How do I bake a cake?");
  const log = page.getByRole("log");
  await log.getByText("No answer found for “How do I bake a cake?”.").waitFor();
  expect(await log.getByRole("link", { name: "Write to Support" }).getAttribute("href")).toMatch(/^mailto:support@/);
  expect(await log.getByRole("link", { name: /^Submit a Ticket/ }).getAttribute("target")).toBe("_blank");
});

test("an index that fails to load is reported, and the next question loads it again", async () => {
  const page = await open();
  await page.route("**/help-search.json", (route) => route.abort());
  await page.goto(`${visit.url}/support/assistant`);
  await ask(page, "weight of META");
  await page.getByRole("alert").waitFor();
  const field = page.getByRole("textbox", { name: "Your question" });
  expect(await field.inputValue()).toBe("weight of META");
  await page.unroute("**/help-search.json");
  await field.press("Enter");
  await page.getByRole("log").getByText("About 2.9 kg").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("without JavaScript the page shows six questions with their answers, and the mailbox", async () => {
  const page = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });
  await page.goto(`${visit.url}/support/assistant`);
  const questions = page.getByRole("heading", { level: 3 }).filter({ visible: true });
  expect(await questions.count()).toBe(6);
  const answer = page.getByRole("paragraph").filter({ hasText: "META scans for up to 4 hours on a battery." });
  expect(await answer.isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Write to Support" }).isVisible()).toBe(true);
  expect(await page.getByRole("textbox").filter({ visible: true }).count()).toBe(0);
});

test.each([320, 1280])(
  "at %i px, axe reports no violations after a question, and the page does not scroll sideways",
  async (width) => {
    const page = await open(width);
    await page.goto(`${visit.url}/support/assistant`);
    await ask(page, "Which formats can I export?");
    await page.getByRole("log").getByText("META scans export as las").waitFor();
    await ask(page, "bananas");
    await page.getByRole("log").getByText("No answer found").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);

test("the assistant opens in a new tab from its link", async () => {
  const page = await open();
  await page.goto(`${visit.url}/support`);
  const link = page.getByRole("link", { name: "Open the assistant on its own (opens in a new tab)" });
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await tab.waitForURL(`${visit.url}/support/assistant`);
  expect(page.url()).toBe(`${visit.url}/support`);
});
