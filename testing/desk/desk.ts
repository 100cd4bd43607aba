import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { mistakesIn, problemText } from "@capture/content/check/problem";
import { filesBelow } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { iconSvg } from "../../gatsby/outputs/brand/icons";
import { launchChromium } from "../../scripts/lib/chromium";
import { replaceLinked } from "./link-content";
import { fillFolder, listFolder, readBytes } from "./private-folder";
import { serveCopy, type DeskServer } from "./serve-copy";

/** The desk in a browser, with a copy of the content. */
export interface Desk {
  page: Page;
  /** The path of the copy of data/. */
  data: string;
  /** Copies the changes of the desk to `data`. Returns the changed files, such as `data/articles/1.json`. */
  pull(): Promise<string[]>;
  /** Saves the open form. */
  saveForm(): Promise<void>;
  /** Saves the open form and pulls. Returns the changed files. */
  save(): Promise<string[]>;
  /** The mistakes that the content check has found after the last pull. */
  problems(): string[];
  /** Reads a file below data/. */
  read(name: string): string;
  close(): Promise<void>;
}

/** The width of the viewport in pixels. */
export const DESK_WIDTH_PX = 1400;

/**
 * Starts Chromium and opens the desk.
 * @param height the height of the viewport in pixels; Sveltia renders only the fields in the viewport
 * @param server defaults to a server for a copy of the content
 */
export async function launchDesk(height: number, server?: DeskServer): Promise<Desk> {
  const browser = await launchChromium();
  const desk = await openDesk(browser, server ?? (await serveCopy()), height);
  return {
    ...desk,
    async close() {
      await desk.close();
      await browser.close();
    },
  };
}

/**
 * Opens the desk for a new visitor.
 * @param server is closed with the desk
 * @param height the height of the viewport in pixels; Sveltia renders only the fields in the viewport
 */
export async function openDesk(browser: Browser, server: DeskServer, height: number): Promise<Desk> {
  const { root, url, showsPage = false, hasBackups = true, recheck, listProblems, close } = server;
  const data = join(root, "data");
  // Without reduced motion, animations take a third of the time that a test spends on a form.
  const page = await browser.newPage({ viewport: { width: DESK_WIDTH_PX, height }, reducedMotion: "reduce" });
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.addInitScript(skipTransitions);
  if (!showsPage) await page.addInitScript(`localStorage.setItem("desk-page-view", '{"isShown":false}')`);
  if (!hasBackups) await page.addInitScript(`localStorage.setItem("sveltia-cms.prefs", '{"useDraftBackup":false}')`);
  // The icon is served by the site, which does not run here.
  await page.route("**/favicon.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: iconSvg(contentFolder()) }),
  );
  await page.goto(`${url}/admin/`);
  const names = filesBelow(data).filter((name) => name.endsWith(".json") && !name.startsWith("schemas/"));
  const texts = names.map((name) => [`data/${name}`, readFileSync(join(data, name), "utf8")]);
  await page.evaluate(fillFolder, Object.fromEntries(texts) as Record<string, string>);
  await page.getByRole("button", { name: "Open the content" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  let before = await page.evaluate(listFolder);
  const pull = async (): Promise<string[]> => {
    const now = await page.evaluate(listFolder);
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    const unchanged = new Set<string>();
    const changed = names.filter((name) => before[name] !== now[name]).sort();
    for (const name of changed) {
      const path = join(root, name);
      if (now[name] === undefined) rmSync(path);
      else {
        const bytes = Buffer.from(await page.evaluate(readBytes, name), "base64");
        // Sveltia writes an entry in all its languages, whether they have changed or not.
        if (existsSync(path) && readFileSync(path).equals(bytes)) unchanged.add(name);
        else replaceLinked(path, bytes);
      }
    }
    before = now;
    if (changed.length > 0) recheck?.();
    return changed.filter((name) => !unchanged.has(name));
  };
  const saveForm = async (): Promise<void> => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // After a save, Sveltia navigates back to the list, which would close a form that a test opens earlier.
    await page.waitForURL(({ hash }) => !hash.includes("/entries/") && !hash.endsWith("/new"));
    await formOf(page).waitFor({ state: "detached" });
  };
  return {
    page,
    data,
    pull,
    saveForm,
    async save() {
      await saveForm();
      return pull();
    },
    problems: () => mistakesIn(listProblems()).map(problemText),
    read: (name) => readFileSync(join(data, name), "utf8"),
    async close() {
      await page.context().close();
      await close();
    },
  };
}

/** After a save, Sveltia shows a message for longer than this. */
export const AFTER_SAVE_TIMEOUT_MS = 3000;

/** The open form, in the default locale. */
export const formOf = (page: Page): Locator => page.getByRole("group", { name: /^Edit/ }).first();

/** The open form in another language: `de`. */
export const translationOf = (page: Page, language: string): Locator =>
  page.locator(`.pane[data-locale="locales/${language}"]`);

/** Opens a form by its route in the desk: `articles/entries/1`, `articles/new`. */
export async function openForm(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${route}`);
  await formOf(page).waitFor();
}

/**
 * Runs in the page. Replaces view transitions, which take 250 ms even with reduced motion, with a timeout. If they
 * ended synchronously, Sveltia would close a form before it discards the form's pending backup, and would offer to
 * restore that backup after a save.
 */
export function skipTransitions(): void {
  Document.prototype.startViewTransition = (options) => {
    const update = typeof options === "object" ? options.update : options;
    const updated = new Promise<void>((resolve) => setTimeout(resolve)).then(() => void update?.());
    const skipped = { ready: updated, finished: updated, updateCallbackDone: updated, skipTransition: () => undefined };
    return skipped as unknown as ViewTransition;
  };
}
