import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { readDeployedBackend } from "../../../desk/backend";
import { addDesk } from "../../../desk/deploy";
import type { ReleaseCommits } from "../../../desk/release-commits";
import { HEADERS_FILE, headersText, type HeaderRule } from "../../../gatsby/outputs/headers/host-files";
import { withRules } from "../../../gatsby/outputs/headers/write";
import { launchChromium } from "../../../scripts/lib/chromium";
import { createApp } from "../../../server/app";
import { AFTER_SAVE_TIMEOUT_MS, formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf, nextArticle } from "../../../testing/desk/desk-forms";
import { repositoryFiles, type Commit } from "./git-host";

/** A site with a desk that saves to a Git host, and a browser. */
export interface DeployedDesk {
  root: string;
  url: string;
  rules: HeaderRule[];
  /** Opens a page with its own storage, by default tall enough for the form of an article. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Serves a site that only contains the desk, on our own host. */
export async function deployDesk(settings: Readonly<Record<string, string>>): Promise<DeployedDesk> {
  const root = mkdtempSync(join(tmpdir(), "deployed-"));
  const backend = readDeployedBackend(settings);
  if (!backend) throw new Error("DESK is not set. Pass the settings of a Git host.");
  for (const name of ["404.html", "robots.txt"]) writeFileSync(join(root, name), "");
  const siteRule = { path: "/*", headers: { "Cross-Origin-Opener-Policy": "same-origin" } };
  const rules = withRules([siteRule], await addDesk(root, "data", backend));
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  const app = await createApp(root);
  const browser = await launchChromium();
  return {
    root,
    url: await app.listen({ host: "127.0.0.1", port: 0 }),
    rules,
    newPage: (options = { viewport: { width: 1400, height: 3000 } }) => browser.newPage(options),
    async close() {
      await browser.close();
      await app.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Signs in with an access token, in the dialog of the desk. */
export async function signInWithToken(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.keyboard.press("Enter");
  await page.getByRole("grid", { name: "Entries" }).waitFor();
}

/** Expects that a changed title becomes one commit, and that a new article gets the next number. */
export async function expectSaveToCommit(
  page: Page,
  commits: readonly Commit[],
  target: Pick<Commit, "repository" | "branch">,
): Promise<void> {
  const files = repositoryFiles();
  const [first] = articleNumbers("data");
  const file = `data/articles/${first}.json`;
  await openForm(page, `articles/entries/${first}`);
  await fieldOf(page, "title").locator("input").fill("Another Title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
  await formOf(page).waitFor({ state: "detached" });
  const expectedText = files[file]?.replace(/"title": "[^"]*"/, '"title": "Another Title"');
  expect(commits).toEqual([{ ...target, written: { [file]: expectedText }, deleted: [] }]);

  await openForm(page, "articles/new");
  await page
    .locator('[data-key-path="id"] output')
    .getByText(String(nextArticle("data")))
    .waitFor();
}

/**
 * Expects that the desk shows that a save is not live yet, and that it is once a release contains its commit.
 * @param hash of the commit that the Git host has made
 */
export async function expectToBecomeLive(page: Page, { root, url }: DeployedDesk, hash: string): Promise<void> {
  const note = page.locator("#desk-live");
  await note.getByText(/^Your change of \d\d:\d\d is not live yet\.$/).waitFor();
  const release: ReleaseCommits = { built: new Date().toISOString(), commits: [hash, "c".repeat(40)] };
  writeFileSync(join(root, "admin/release.json"), JSON.stringify(release));
  // The desk asks again when it is opened.
  await page.goto("about:blank");
  await page.goto(`${url}/admin/`);
  await note.getByText(/^Your change of \d\d:\d\d is live since \d\d:\d\d\.$/).waitFor();
}

/** Returns the URL of the check results. Fails if Sveltia's message after a save keeps covering the link. */
export async function checkResultsUrl(page: Page): Promise<string | null> {
  await page.getByText("Check results").click({ timeout: AFTER_SAVE_TIMEOUT_MS });
  return page.getByRole("link", { name: "the list of saves" }).getAttribute("href");
}
