import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { createDeskServer } from "../../desk/server";
import { launchChromium } from "../../scripts/lib/chromium";
import { checkContent } from "../../src/content/check/check";
import { problemText } from "../../src/content/check/problem";
import { jsonFilesOf } from "../../src/content/check/collection";

/** The desk in a browser, with a copy of the content. */
export interface Desk {
  page: Page;
  /** Path of the copy of data/. */
  data: string;
  /** Copies changes from the browser's folder to the disk, and returns the changed files: `data/articles/1.json`. */
  pull(): Promise<string[]>;
  /** Saves the open form. */
  saveForm(): Promise<void>;
  /** Saves the open form and returns the changed files. */
  save(): Promise<string[]>;
  /** The problems that the content check finds in the copy. */
  problems(): string[];
  /** The text of a file below data/. */
  read(name: string): string;
  close(): Promise<void>;
}

/** A running desk with its copy of the content. */
export interface DeskServer {
  root: string;
  url: string;
  /** Checks the content again after files were written. */
  recheck?(): void;
  close(): Promise<void>;
}

/** Serves the desk for a copy of the content, without the development site. */
async function serveCopy(): Promise<DeskServer> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const data = join(root, "data");
  cpSync("data", data, { recursive: true });
  // The panel polls, so as in scripts/site/develop.ts the content is only checked after a change.
  let problems = checkContent(data);
  const server = await createDeskServer(data, () => problems);
  return {
    root,
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    recheck: () => (problems = checkContent(data)),
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/**
 * Opens the desk. The browser's private file system replaces the folder that an editor picks, because a test cannot
 * operate the folder picker.
 * @param height of the window in pixels; Sveltia only renders the fields in view
 * @param deskServer by default a copy of the content
 */
export async function openDesk(height: number, deskServer?: DeskServer): Promise<Desk> {
  const { root, url, recheck, close } = deskServer ?? (await serveCopy());
  const data = join(root, "data");
  const browser = await launchChromium();
  // Sveltia's animations take a third of the time of a form.
  const page = await browser.newPage({ viewport: { width: 1400, height }, reducedMotion: "reduce" });
  page.setDefaultTimeout(10_000);
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.addInitScript(skipTransitions);
  // The logo is served by the site, not by the desk.
  await page.route("**/favicon.svg", (route) => route.fulfill({ path: "static/favicon.svg" }));
  await page.goto(`${url}/admin/`);
  const texts = jsonFilesOf(data).map((name) => [`data/${name}`, readFileSync(join(data, name), "utf8")]);
  await page.evaluate(fillFolder, Object.fromEntries(texts) as Record<string, string>);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  let before = await page.evaluate(listFolder);
  const pull = async (): Promise<string[]> => {
    const now = await page.evaluate(listFolder);
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    const changed = names.filter((name) => before[name] !== now[name]).sort();
    for (const name of changed) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      if (now[name] === undefined) rmSync(join(root, name));
      else writeFileSync(join(root, name), Buffer.from(await page.evaluate(readBytes, name), "base64"));
    }
    before = now;
    recheck?.();
    return changed;
  };
  const saveForm = async (): Promise<void> => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // After a save Sveltia returns to the list, which would close a form that is opened before.
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
    problems: () => checkContent(data).map(problemText),
    read: (name) => readFileSync(join(data, name), "utf8"),
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Sveltia shows its message after a save for longer than this. */
export const AFTER_SAVE_TIMEOUT_MS = 3000;

/** The open form. */
export const formOf = (page: Page): Locator => page.getByRole("group", { name: /^Edit/ });

/** Opens a form by its path below `#/collections/`: `articles/entries/1`, `articles/new`. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await formOf(page).waitFor();
}

/**
 * Runs in the page. Sveltia uses view transitions of 250 ms, even with reduced motion. Without any delay it would close
 * a form before it has canceled the pending backup, and offer that backup after a save.
 */
function skipTransitions(): void {
  Document.prototype.startViewTransition = (options) => {
    const update = typeof options === "object" ? options.update : options;
    const updated = new Promise<void>((done) => setTimeout(done)).then(() => void update?.());
    const skipped = { ready: updated, finished: updated, updateCallbackDone: updated, skipTransition: () => undefined };
    return skipped as unknown as ViewTransition;
  };
}

/** Runs in the page: writes files. Sveltia only accepts a folder that contains .git. */
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

/** Runs in the page: the modification time of each file. */
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

/** Runs in the page: reads a file as base64. */
async function readBytes(path: string): Promise<string> {
  const names = path.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
