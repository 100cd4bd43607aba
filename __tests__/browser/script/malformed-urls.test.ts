import type { Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { routes } from "../../../testing/routes";
import { waitForHydration, watchPage } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";
import { testIf, testPages } from "../../support/content/test-if";
import { headingOf } from "../../support/words/words-of-navigation";

const visit = siteVisit();
let page: Page;
let messages: string[];
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
});

const MALFORMED = "#100%";

/** Waits until the page is hydrated and has a header, main content with a heading, and a footer. */
async function expectCompletePage(): Promise<void> {
  await waitForHydration(page);
  for (const part of ["banner", "main", "contentinfo"] as const) await page.getByRole(part).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Pages of different kinds that a site may have. */
const PAGES = [KINDS.home, KINDS.product, KINDS.contact, KINDS.blog, KINDS.tour, KINDS.compare];
/** A page of an entry, with anchors. */
const ENTRY = KINDS.product;
const testEntry = testIf(ENTRY !== "", "The site has no product.");

test.each([...PAGES.filter((path) => routes.includes(path)), "/404"])(
  "%s with a malformed hash is complete and at its top",
  async (path) => {
    messages = watchPage(page, visit.url, ["/404", `/404${MALFORMED}`]);
    await page.goto(visit.url + path + MALFORMED);
    await expectCompletePage();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(messages).toEqual([]);
  },
);

testEntry("a page with a malformed hash is complete when its script loads early", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(visit.url + ENTRY + MALFORMED, { waitUntil: "domcontentloaded" });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expectCompletePage();
  expect(messages).toEqual([]);
});

testEntry("malformed and unknown hashes do not scroll an open page, and a known hash does", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(visit.url + ENTRY);
  await expectCompletePage();
  for (const hash of [MALFORMED, "#%zz", "#unknown", "#%E0%A4%A"]) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.waitForURL(visit.url + ENTRY + hash);
    await expectCompletePage();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.evaluate(() => (location.hash = "#specifications"));
  await page.waitForFunction(() => scrollY > 0);
  expect(messages).toEqual([]);
});

testEntry("a link with a malformed hash opens its page, and Back returns", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(visit.url + ENTRY);
  await expectCompletePage();
  await page.evaluate((path) => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void };
    navigate(path);
  }, KINDS.contact + MALFORMED);
  await page.waitForURL(visit.url + KINDS.contact + MALFORMED);
  await page.getByRole("heading", { level: 1, name: headingOf(KINDS.contact) }).waitFor();
  await expectCompletePage();
  await page.goBack();
  await page.waitForURL(visit.url + ENTRY);
  await expectCompletePage();
  expect(messages).toEqual([]);
});

test.each(["/100%", "/%zz", "/100%25", "/products/%E0%A4%A"])(
  "the page for the unknown path %s hydrates",
  async (path) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(visit.url + path);
    await expectCompletePage();
    expect(errors).toEqual([]);
  },
);

const QUERIES = [
  `${KINDS.blog}?q=%&category=%zz`,
  `${KINDS.compare}?devices=%E0%A4%A&without=%&show=constructor&units=__proto__`,
  `${KINDS.finder}?subject=%`,
  `${KINDS.accuracy}?decision=constructor&distance=%&control=__proto__`,
  `${KINDS.planner}?units=toString&area=%zz`,
  `${KINDS.academy}?tab=constructor&q=%`,
  `${KINDS.tour || "/tours"}?room=%&yaw=%zz&pitch=1e999`,
  `${KINDS.search}?q=%E0%A4%A`,
];

describe.each(QUERIES)("%s", (path) => {
  testPages(path.split("?")[0] ?? "")("a page with a malformed query string is complete", async () => {
    messages = watchPage(page, visit.url);
    await page.goto(visit.url + path);
    await expectCompletePage();
    expect(messages).toEqual([]);
  });
});
