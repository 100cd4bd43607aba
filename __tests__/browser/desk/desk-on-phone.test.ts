import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { formOf } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";
import { checkResultsUrl, deployDesk, type DeployedDesk } from "../../support/git-hosts/deployed-desk";
import { repositoryFiles, type Commit } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
} as const;
const CONTACT = "data/pages/contact.json";
const [first] = articleNumbers("data");
const ARTICLE = `data/articles/${first}.json`;

const testContact = testIf(existsSync(CONTACT), "The site has no contact page.");
const testArticle = testIf(first !== undefined, "The site has no article.");

let deployed: DeployedDesk;
let page: Page;
let commits: Commit[];
beforeAll(async () => {
  deployed = await deployDesk({ DESK: "github", DESK_REPO: "owner/site" });
  page = await deployed.newPage(PHONE);
  const files = repositoryFiles();
  if (first !== undefined) files[ARTICLE] = files[ARTICLE]?.replace("{", '{\n  "draft": true,') ?? "";
  commits = await answerAsGithub(page.context(), files);
  await page.goto(`${deployed.url}/admin/`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill("a-token");
  expect(await faults()).toEqual([]);
  await page.getByRole("button", { name: "Sign In", exact: true }).tap();
  await page.getByText("Collections", { exact: true }).waitFor();
});
afterAll(() => deployed.close());

/** What does not fit on the phone: parts wider than the screen, small targets, and buttons under our panels. */
const faults = (): Promise<string[]> =>
  page.evaluate(() => {
    const widest = document.documentElement.scrollWidth;
    const targets = [...document.querySelectorAll("button, a, input, select, textarea, summary")].map((target) => ({
      name: target.getAttribute("aria-label") ?? target.textContent,
      box: target.getBoundingClientRect(),
      // Sveltia hides some fields for files.
      isVisible: target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      target,
    }));
    const visible = targets.filter(({ isVisible, box }) => isVisible && box.width > 1 && box.height > 1);
    return [
      ...(widest > window.innerWidth ? [`The page is ${widest} px wide.`] : []),
      ...visible
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name} is ${box.width} × ${box.height} px.`),
      ...visible
        .filter(({ target, box }) => {
          const front = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const panel = front?.closest(".desk-note, .desk-problems");
          return panel && !panel.contains(target);
        })
        .map(({ name }) => `${name} is covered.`),
    ];
  });

/** Saves the open form, and waits for the list. */
async function save(): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await formOf(page).waitFor({ state: "detached" });
}

/** Opens a form from the list of collections. */
async function openEntry(collection: string, entry: string): Promise<void> {
  expect(await faults()).toEqual([]);
  await page.getByText(collection, { exact: true }).tap();
  await page.getByText(entry, { exact: true }).waitFor();
  expect(await faults()).toEqual([]);
  await page.getByText(entry, { exact: true }).tap();
  await formOf(page).waitFor();
}

testContact("a phone number is added to a text", async () => {
  const { name } = JSON.parse(readFileSync(CONTACT, "utf8")) as { name: string };
  await openEntry("Pages", name);
  const text = fieldOf(page, "hero.lead").locator("textarea");
  await text.fill("Call +353 1 555 0100.");
  expect(await faults()).toEqual([]);
  await save();
  expect(commits.map(({ written }) => Object.keys(written))).toEqual([[CONTACT]]);
  expect(commits[0]?.written[CONTACT]).toContain('"lead": "Call +353 1 555 0100."');
  expect(await checkResultsUrl(page)).toBe("https://github.com/owner/site/commits/main");
  await page.getByText("Check results").tap();
});

testArticle("a title is changed, and the draft is published", async () => {
  await page.goto(`${deployed.url}/admin/#/collections`);
  const { title } = JSON.parse(readFileSync(ARTICLE, "utf8")) as { title: string };
  await openEntry("Articles", title);
  await fieldOf(page, "title").locator("input").fill("Another Title");
  await fieldOf(page, "draft").getByRole("radio", { name: "Published" }).tap();
  await fieldOf(page, "content").scrollIntoViewIfNeeded();
  expect(await faults()).toEqual([]);
  await save();
  const written = commits.at(-1)?.written[ARTICLE];
  expect(written).toContain('"title": "Another Title"');
  expect(written).not.toContain('"draft"');
});
