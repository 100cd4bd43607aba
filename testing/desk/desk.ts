import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { createDeskServer } from "../../desk/server";
import { createDraftOverlay } from "../../scripts/site/draft-overlay";
import { iconSvg } from "../../gatsby/outputs/brand/icons";
import { launchChromium } from "../../scripts/lib/chromium";
import { checkContent } from "../../src/content/check/check";
import { mistakesIn, problemText } from "../../src/content/check/problem";
import { localizeFolder } from "../../src/content/locales/localize";
import { filesBelow } from "../../src/content/model/files-below";
import { contentFolder } from "../../src/content/model/folder";
import { serveStandIn } from "./stand-in-site";

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
  /** The mistakes that the content check finds. */
  problems(): string[];
  /** Reads a file below data/. */
  read(name: string): string;
  close(): Promise<void>;
}

/** A served desk. */
export interface DeskServer {
  /** The folder that contains data/. */
  root: string;
  url: string;
  /** Whether the desk opens with the page next to the forms. */
  showsPage?: boolean;
  /** Checks the content again after a change. */
  recheck?(): void;
  close(): Promise<void>;
}

/**
 * Serves the desk without the development site, for a copy of the content.
 * @param options.showsPage whether a stand-in for the development site is next to the forms
 * @param options.language the language of the stand-in: `de`; by default, that of the content
 * @param options.prepare changes the copy before it is read
 */
export async function serveCopy({
  showsPage = false,
  language,
  prepare,
}: { showsPage?: boolean; language?: string; prepare?: (data: string) => void } = {}): Promise<DeskServer> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const data = join(root, "data");
  cpSync("data", data, { recursive: true });
  prepare?.(data);
  // The desk requests the problems every second. As in scripts/site/develop.ts, only a change starts the content check.
  let problems = checkContent(data);
  const published = join(root, "published");
  if (language !== undefined) localizeFolder(data, language, published);
  else if (showsPage) cpSync(data, published, { recursive: true });
  const server = await createDeskServer(data, () => problems, createDraftOverlay(data, published, language));
  if (showsPage) serveStandIn(server, published);
  return {
    root,
    showsPage,
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    recheck: () => (problems = checkContent(data)),
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/**
 * Opens the desk. The origin private file system replaces the folder that an editor picks, because a folder picker
 * cannot be automated.
 * @param height the height of the viewport in pixels; Sveltia renders only the fields in the viewport
 * @param server defaults to a server for a copy of the content
 */
export async function openDesk(height: number, server?: DeskServer): Promise<Desk> {
  const { root, url, showsPage = false, recheck, close } = server ?? (await serveCopy());
  const data = join(root, "data");
  const browser = await launchChromium();
  // Without reduced motion, animations take a third of the time that a test spends on a form.
  const page = await browser.newPage({ viewport: { width: 1400, height }, reducedMotion: "reduce" });
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.addInitScript(skipTransitions);
  if (!showsPage) await page.addInitScript(`localStorage.setItem("desk-page-view", '{"isShown":false}')`);
  // The icon is served by the site, which does not run here.
  await page.route("**/favicon.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: iconSvg(contentFolder()) }),
  );
  await page.goto(`${url}/admin/`);
  const names = filesBelow(data).filter((name) => name.endsWith(".json") && !name.startsWith("schemas/"));
  const texts = names.map((name) => [`data/${name}`, readFileSync(join(data, name), "utf8")]);
  await page.evaluate(fillFolder, Object.fromEntries(texts) as Record<string, string>);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  let before = await page.evaluate(listFolder);
  const pull = async (): Promise<string[]> => {
    const now = await page.evaluate(listFolder);
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    const unchanged = new Set<string>();
    const changed = names.filter((name) => before[name] !== now[name]).sort();
    for (const name of changed) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      if (now[name] === undefined) rmSync(path);
      else {
        const bytes = Buffer.from(await page.evaluate(readBytes, name), "base64");
        // Sveltia writes an entry in all its languages, whether they have changed or not.
        if (existsSync(path) && readFileSync(path).equals(bytes)) unchanged.add(name);
        else writeFileSync(path, bytes);
      }
    }
    before = now;
    recheck?.();
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
    problems: () => mistakesIn(checkContent(data)).map(problemText),
    read: (name) => readFileSync(join(data, name), "utf8"),
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** After a save, Sveltia shows a message for longer than this. */
export const AFTER_SAVE_TIMEOUT_MS = 3000;

/** The open form, in the site's own language. */
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
function skipTransitions(): void {
  Document.prototype.startViewTransition = (options) => {
    const update = typeof options === "object" ? options.update : options;
    const updated = new Promise<void>((done) => setTimeout(done)).then(() => void update?.());
    const skipped = { ready: updated, finished: updated, updateCallbackDone: updated, skipTransition: () => undefined };
    return skipped as unknown as ViewTransition;
  };
}

/** Runs in the page. Writes files, and the folder .git, by which Sveltia recognizes a project. */
async function fillFolder(files: Record<string, string>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [path, text] of Object.entries(files)) {
    const names = path.split("/");
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const stream = await (await folder.getFileHandle(names.at(-1) ?? "", { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/** Runs in the page. Returns the modification time of each file. */
async function listFolder(): Promise<Record<string, number>> {
  const files: Record<string, number> = {};
  const folders: [FileSystemDirectoryHandle, string][] = [[await navigator.storage.getDirectory(), ""]];
  for (const [folder, path] of folders) {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) folders.push([handle, `${path}${name}/`]);
      else if (handle instanceof FileSystemFileHandle) files[path + name] = (await handle.getFile()).lastModified;
    }
  }
  return files;
}

/** Runs in the page. Returns a file as base64. */
async function readBytes(path: string): Promise<string> {
  const names = path.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
