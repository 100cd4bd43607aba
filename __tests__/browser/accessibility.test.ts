import type { Page } from "playwright-core";
import { KINDS } from "../../bench/pages/kinds";
import { violations } from "../support/accessibility";
import { routes } from "../support/routes";
import { visitSite, type Visit } from "../support/site";

const PHONE = 390;
const WIDTHS = [PHONE, 1280];
// Films stand still: to play them takes most of the processor, and axe looks at what is said of them.

let visit: Visit;
const pages = new Map<number, Page>();
beforeAll(async () => {
  visit = await visitSite();
  for (const width of WIDTHS)
    pages.set(width, await visit.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" }));
});
afterAll(() => visit.close());

async function open(width: number, path: string): Promise<Page> {
  const page = pages.get(width);
  if (!page) throw new Error(`no page of ${width} px`);
  await page.goto(visit.address + path, { waitUntil: "load" });
  return page;
}

describe.each(WIDTHS)("at %i px axe finds nothing", (width) => {
  // Every page at one width, since bodies of entries differ; one of each kind at the other.
  test.each(width === PHONE ? Object.values(KINDS) : [...routes, "/nothing-here"])("on %s", async (path) => {
    expect(await violations(await open(width, path))).toEqual([]);
  });

  test("with the demo dialog open, and with its errors shown", async () => {
    const page = await open(width, "/contact");
    if (width < 960) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Request Demo" }).filter({ visible: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Request a Demo" });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Request Demo" }).click();
    await dialog.getByText("Name must be at least 2 characters.", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("with a project's modal open", async () => {
    const page = await open(width, "/showcase");
    await page.getByRole("main").getByRole("button", { name: "Tower Site Walkthrough" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("with a partner's application open", async () => {
    const page = await open(width, "/partners");
    await page.getByRole("button", { name: "Apply as Reseller Partner" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("with each menu open", async () => {
    const page = await open(width, "/");
    const names = width < 960 ? ["Menu"] : ["Products", "Solutions"];
    for (const name of names) {
      await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
      expect(await violations(page)).toEqual([]);
    }
  });

  test.each(["/", "/academy", "/marketplace", "/developers", "/platform"])("with each tab of %s open", async (path) => {
    const page = await open(width, path);
    const tabs = page.getByRole("tab");
    for (let index = 0; index < (await tabs.count()); index += 1) {
      await tabs.nth(index).click();
      expect(await violations(page)).toEqual([]);
    }
  });

  test("with a question of the help center open", async () => {
    const page = await open(width, "/academy?tab=help");
    await page.locator("details[name=faq] > summary").first().click();
    expect(await violations(page)).toEqual([]);
  });
});
