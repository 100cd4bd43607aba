import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { formOf } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";
import { checkResultsUrl } from "../../support/git-hosts/deployed-desk";
import { repositoryFiles, type Commit } from "../../support/git-hosts/git-host";
import { answerAsGithub } from "../../support/git-hosts/github";

const CONTACT = "data/pages/contact.json";
const [first] = articleNumbers("data");
const ARTICLE = `data/articles/${first}.json`;

test.use({
  deskSettings: { DESK: "github", DESK_REPO: "owner/site" },
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

/** What does not fit on the phone: parts wider than the screen, small targets, and buttons under our bar. */
const findFaults = (page: Page): Promise<string[]> =>
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
          const bar = front?.closest(".desk-bar");
          // Controls below the lower edge of the form appear when it is scrolled.
          const forms = target.closest("#nc-root")?.getBoundingClientRect();
          const isInView = !forms || box.y + box.height / 2 < forms.bottom;
          return bar && !bar.contains(target) && isInView;
        })
        .map(({ name }) => `${name} is covered.`),
    ];
  });

/** Signs in. The first article is a draft. Returns the commits so far, which grow. */
async function signIn(page: Page, url: string): Promise<Commit[]> {
  const files = repositoryFiles();
  if (first !== undefined) files[ARTICLE] = files[ARTICLE]?.replace("{", '{\n  "draft": true,') ?? "";
  const commits = await answerAsGithub(page.context(), files);
  await page.goto(`${url}/admin/`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill("a-token");
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign In", exact: true }).tap();
  await expect(page.getByText("Kinds", { exact: true })).toBeVisible();
  return commits;
}

/** Saves the open form, and waits for the list. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(formOf(page)).toHaveCount(0);
}

/** Opens a form from the list of collections. */
async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await page.getByText(collection, { exact: true }).tap();
  const row = page.getByRole("row", { name: entry, exact: true });
  await expect(row).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await row.tap();
  await expect(formOf(page)).toBeVisible();
}

test("a phone number is added to a text", async ({ page, deployedDesk: { url } }) => {
  test.skip(!existsSync(CONTACT), "The site has no contact page.");
  const commits = await signIn(page, url);
  const { name } = JSON.parse(readFileSync(CONTACT, "utf8")) as { name: string };
  await openEntry(page, "Pages", name);
  await fieldOf(page, "hero.lead").locator("textarea").fill("Call +353 1 555 0100.");
  expect(await findFaults(page)).toEqual([]);
  await save(page);
  expect(commits.map(({ written }) => Object.keys(written))).toEqual([[CONTACT]]);
  expect(commits[0]?.written[CONTACT]).toContain('"lead": "Call +353 1 555 0100."');
  expect(await checkResultsUrl(page)).toBe("https://github.com/owner/site/commits/main");
});

test("a title is changed, and the draft is published", async ({ page, deployedDesk: { url } }) => {
  test.skip(first === undefined, "The site has no article.");
  const commits = await signIn(page, url);
  const { title } = JSON.parse(readFileSync(ARTICLE, "utf8")) as { title: string };
  await openEntry(page, "Articles", title);
  await fieldOf(page, "title").locator("input").fill("Another Title");
  await fieldOf(page, "draft").getByRole("radio", { name: "Published" }).tap();
  await fieldOf(page, "content").scrollIntoViewIfNeeded();
  expect(await findFaults(page)).toEqual([]);
  await save(page);
  const written = commits.at(-1)?.written[ARTICLE];
  expect(written).toContain('"title": "Another Title"');
  expect(written).not.toContain('"draft"');
});
