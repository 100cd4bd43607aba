import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "playwright-core";
import { deployedBackend } from "../../../desk/backend";
import { addDesk } from "../../../desk/deploy";
import { HEADERS_FILE, headersText, type HeaderRule } from "../../../gatsby/outputs/headers/host-files";
import { withRules } from "../../../gatsby/outputs/headers/write";
import { launchChromium } from "../../../scripts/lib/chromium";
import { createApp } from "../../../server/app";
import { jsonFilesOf } from "../../../src/content/check/collection";
import { formOf, openForm, AFTER_SAVE_TIMEOUT_MS } from "../../../testing/desk/desk";

/** A commit that the desk has asked its Git host to make. */
export interface Commit {
  repository: string;
  branch: string;
  /** The text of each file that is new or changed, by its path. */
  written: Record<string, string>;
  deleted: string[];
}

/** A site with a desk that saves to a Git host, and a browser to see it in. */
export interface Deployed {
  root: string;
  address: string;
  rules: HeaderRule[];
  /** A page of its own storage, high enough for the form of an article. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Serves a site that holds the desk alone, on our own host. */
export async function deployDesk(settings: Readonly<Record<string, string>>): Promise<Deployed> {
  const root = mkdtempSync(join(tmpdir(), "deployed-"));
  const backend = deployedBackend(settings);
  if (!backend) throw new Error("DESK is set, so there is a backend");
  for (const name of ["404.html", "robots.txt"]) writeFileSync(join(root, name), "");
  const everywhere = { path: "/*", headers: { "Cross-Origin-Opener-Policy": "same-origin" } };
  const rules = withRules([everywhere], await addDesk(root, "data", backend));
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  const app = await createApp(root);
  const browser = await launchChromium();
  return {
    root,
    address: await app.listen({ host: "127.0.0.1", port: 0 }),
    rules,
    async newPage() {
      const page = await browser.newPage({ viewport: { width: 1400, height: 3000 } });
      page.setDefaultTimeout(10_000);
      return page;
    },
    async close() {
      await browser.close();
      await app.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The text of every file of data/, by its path in the repository. */
export const repositoryFiles = (): Record<string, string> =>
  Object.fromEntries(jsonFilesOf("data").map((name) => [`data/${name}`, readFileSync(join("data", name), "utf8")]));

/** The name that Git gives to a file of this content. */
export function blobSha(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** What a Git host answers: JSON, or all that Playwright can say. */
export type Answer = { json: unknown } | Parameters<Route["fulfill"]>[0];

/** Answers in the place of a Git host's addresses, and lets the desk ask from where it stands. */
export async function answerAt(
  context: BrowserContext,
  addresses: string,
  answer: (request: ReturnType<Route["request"]>) => Answer,
): Promise<void> {
  const anyOrigin = { "access-control-allow-origin": "*" };
  await context.route(addresses, async (route) => {
    if (route.request().method() === "OPTIONS") {
      const headers = { ...anyOrigin, "access-control-allow-headers": "*", "access-control-allow-methods": "*" };
      return route.fulfill({ status: 204, headers });
    }
    return route.fulfill({ headers: anyOrigin, ...answer(route.request()) });
  });
}

/** Signs in with an access token, in the window that the desk opens for it. */
export async function signInWithToken(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.keyboard.press("Enter");
  await page.getByRole("grid", { name: "Entries" }).waitFor();
}

/** What every Git host must show: a title that is changed becomes one commit, and the next number is known. */
export async function expectSaveToCommit(
  page: Page,
  commits: readonly Commit[],
  place: Pick<Commit, "repository" | "branch">,
): Promise<void> {
  const files = repositoryFiles();
  await openForm(page, "articles/entries/1");
  await page.locator('[data-key-path="title"] input').fill("Another Title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
  await formOf(page).waitFor({ state: "detached" });
  const written = files["data/articles/1.json"]?.replace(/"title": "[^"]*"/, '"title": "Another Title"');
  expect(commits).toEqual([{ ...place, written: { "data/articles/1.json": written }, deleted: [] }]);

  const numbers = Object.keys(files).flatMap((name) => Number(/^data\/articles\/(\d+)/.exec(name)?.[1] ?? 0));
  await openForm(page, "articles/new");
  await page
    .locator('[data-key-path="id"] output')
    .getByText(String(Math.max(...numbers) + 1))
    .waitFor();
}

/** Where the page says that mistakes are told. The notice of a save must not lie over it. */
export async function savesAddress(page: Page): Promise<string | null> {
  await page.getByText("Where mistakes are told").click({ timeout: AFTER_SAVE_TIMEOUT_MS });
  return page.getByRole("link", { name: "the list of saves" }).getAttribute("href");
}
