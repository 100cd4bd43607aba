import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { readDeployedBackend } from "@capture/desk/backend";
import { addDesk } from "@capture/desk/deploy";
import type { ReleaseCommits } from "@capture/desk/release-commits";
import { HEADERS_FILE, headersText, type HeaderRule } from "@capture/domain/host/host-files";
import { createApp } from "@capture/host/app";
import { withRules } from "../../../gatsby/outputs/headers/write";
import { AFTER_SAVE_TIMEOUT_MS, DESK_WIDTH_PX, formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf, nextArticle } from "../../../testing/desk/desk-forms";
import { repositoryFiles, type Commit } from "./git-host";

/** The settings of a build with a desk, such as `DESK_REPO`. */
export type DeskSettings = Readonly<Record<string, string>>;

/** A site with a desk that saves to a Git host. */
export interface DeployedDesk {
  root: string;
  url: string;
  rules: HeaderRule[];
  close(): Promise<void>;
}

/** Serves a site that only contains the desk, on our own host. */
export async function deployDesk(settings: DeskSettings): Promise<DeployedDesk> {
  const root = mkdtempSync(join(tmpdir(), "deployed-"));
  const backend = readDeployedBackend(settings);
  if (!backend) throw new Error("DESK is not set. Pass the settings of a Git host.");
  for (const name of ["404.html", "robots.txt"]) writeFileSync(join(root, name), "");
  const siteRule = { path: "/*", headers: { "Cross-Origin-Opener-Policy": "same-origin" } };
  const rules = withRules([siteRule], await addDesk(root, "data", backend));
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  const app = await createApp(root);
  return {
    root,
    url: await app.listen({ host: "127.0.0.1", port: 0 }),
    rules,
    async close() {
      await app.close();
      rmSync(root, { recursive: true });
    },
  };
}

/**
 * Lets the desk open as it does for an editor who has signed in before.
 * @param host `github`
 */
export const keepSignedIn = (page: Page, host: string | undefined): Promise<unknown> =>
  page.addInitScript(
    (user) => localStorage.setItem("sveltia-cms.user", user),
    JSON.stringify({ backendName: host, id: 1, name: "An Editor", login: "editor", token: "a-token" }),
  );

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
  await expect(formOf(page)).toHaveCount(0);
  const expectedText = files[file]?.replace(/"title": "[^"]*"/, '"title": "Another Title"');
  expect(commits).toEqual([{ ...target, written: { [file]: expectedText }, deleted: [] }]);

  // Sveltia renders only the fields in the viewport.
  await page.setViewportSize({ width: DESK_WIDTH_PX, height: 3000 });
  await openForm(page, "articles/new");
  await expect(page.locator('[data-key-path="id"] output')).toContainText(String(nextArticle("data")));
}

/**
 * Expects that the desk shows that a save is not live yet, and that it is once a release contains its commit.
 * @param hash of the commit that the Git host has made
 */
export async function expectToBecomeLive(page: Page, { root, url }: DeployedDesk, hash: string): Promise<void> {
  const note = page.locator("#desk-live");
  await expect(note).toHaveText(/^Your change of \d\d:\d\d is not live yet\.$/);
  const release: ReleaseCommits = { built: new Date().toISOString(), commits: [hash, "c".repeat(40)] };
  writeFileSync(join(root, "admin/release.json"), JSON.stringify(release));
  // The desk asks again when it is opened.
  await page.goto("about:blank");
  await page.goto(`${url}/admin/`);
  await expect(note).toHaveText(/^Your change of \d\d:\d\d is live since \d\d:\d\d\.$/);
}

/** Returns the URL of the check results. Fails if Sveltia's message after a save keeps covering the link. */
export async function checkResultsUrl(page: Page): Promise<string | null> {
  await page.getByText("Check results").click({ timeout: AFTER_SAVE_TIMEOUT_MS });
  return page.getByRole("link", { name: "the list of saves" }).getAttribute("href");
}
