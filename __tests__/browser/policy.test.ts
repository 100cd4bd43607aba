import { openWatched, type WatchedPage } from "../support/browser/policy";
import { DIALOG_PREFIX } from "../../src/domain/dialogs";
import { KINDS } from "../../testing/page-kinds";
import { routes } from "../../testing/routes";
import { waitForHydration, settle } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";
import { contentOf } from "../support/content/data";
import { pageOf } from "../support/content/pages";
import {
  dialogButtonsOf,
  filmedProduct,
  products,
  programs,
  project,
  testFilm,
  testHeaderDemo,
  testProject,
} from "../support/content/tested-entries";
import { testIf, testPages } from "../support/content/test-if";
import { actionsIn, interfaceLabels } from "../support/words/words-of-forms";
import { headerDemo } from "../support/words/words-of-navigation";

const visit = siteVisit();

/** Pages of different kinds that the site has. */
const VISITED = [
  KINDS.product,
  KINDS["case study"],
  KINDS.blog,
  KINDS.article,
  KINDS.academy,
  KINDS.support,
  KINDS.contact,
].filter((path) => routes.includes(path));

/** The number of buttons for dialogs in the content of a fixed page. */
const countDialogs = (page: string): number =>
  actionsIn(contentOf(`pages/${page}.json`)).filter(({ to }) => to.startsWith(DIALOG_PREFIX)).length;
/** The number of buttons for dialogs on each of these pages. */
const OPENERS = (
  [
    ["/marketplace", countDialogs("marketplace")],
    ["/partners", countDialogs("partners") + programs.length],
    ...products.slice(0, 1).map((product) => [product.path, dialogButtonsOf(product).length] as const),
  ] as const
).filter(([path]) => routes.includes(path));

const openPage = (): Promise<WatchedPage> => openWatched(visit);

test("navigation from page to page works under the policy of the first page", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(visit.url);
  await waitForHydration(page);
  for (const href of VISITED) {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
    }, href);
    await page.waitForURL(`${visit.url}${href}`);
    await page.waitForFunction(
      (end) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(end),
      href,
    );
  }
  // The policy must also allow the styles that later pages insert.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector("main h1") ?? document.body).fontWeight),
  ).toBe("600");
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

testFilm()("videos play under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(visit.url + (filmedProduct?.path ?? ""));
  await waitForHydration(page);
  const video = page.locator("video").first();
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

testPages("/support")("the assistant's frame opens under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(`${visit.url}/support`);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await settle(page);
  expect(page.frames()).toHaveLength(2);
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

test("an inline script that was not in the page when it was built is blocked", async () => {
  const { page, policyViolations } = await openPage();
  await page.goto(visit.url);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect((await policyViolations()).join()).toContain("script-src");
});

testHeaderDemo()("the demo form loads under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(visit.url);
  await page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(await policyViolations()).toEqual([]);
  await settle(page);
  expect(messages).toEqual([]);
});

testProject()("a project's dialog loads under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(`${visit.url}/showcase`);
  await page
    .getByRole("main")
    .getByRole("button", { name: project?.title ?? "" })
    .click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await settle(page);
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

testIf(OPENERS.length > 0, "No page has a button for a dialog.")(
  "on a phone, every button for a dialog opens it under the policy",
  async () => {
    const { page, messages, policyViolations } = await openPage();
    for (const [route, count] of OPENERS) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(visit.url + route);
      await waitForHydration(page);
      await page.getByRole("button", { name: interfaceLabels.openMenu }).click();
      await page.getByRole("banner").getByRole("button", { expanded: true }).waitFor();
      await page.keyboard.press("Escape");
      const openers = page.getByRole("main").locator('[aria-haspopup="dialog"]').filter({ visible: true });
      expect(await openers.count()).toBe(count);
      for (const opener of await openers.all()) {
        await opener.click();
        await page.getByRole("dialog").waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      expect(await policyViolations()).toEqual([]);
    }
    expect(messages).toEqual([]);
  },
);

testPages("/academy")("the page has structured data of the FAQ while the Help Center is open", async () => {
  const { page } = await openPage();
  const { labels } = pageOf<Queries.AcademyPageQuery>("academy");
  const types = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        (textContent ?? "").includes('"FAQPage"') ? "questions" : "page",
      ),
    );
  await page.goto(`${visit.url}/academy`);
  await waitForHydration(page);
  expect(await types()).toEqual(["page"]);
  await page.getByRole("tab", { name: labels.tabHelp }).click();
  await page.waitForFunction(() => document.head.innerHTML.includes('"FAQPage"'));
  expect((await types()).sort()).toEqual(["page", "questions"]);
  await page.getByRole("tab", { name: labels.tabManuals }).click();
  await page.waitForFunction(() => !document.head.innerHTML.includes('"FAQPage"'));
  expect(await types()).toEqual(["page"]);
});
