import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { deskServer } from "../../desk/server";
import { launchChromium } from "../../scripts/lib/chromium";
import { checkContent } from "../../src/content/check/check";
import { problemText } from "../../src/content/check/problem";
import { jsonFilesOf } from "../../src/content/check/collection";

/** The desk in a browser, with a folder of its own that holds the real content. */
export interface Desk {
  page: Page;
  /** Path of the folder's copy of data/. */
  data: string;
  /** Copies what the desk has written into the folder, and returns which files have changed: as `data/articles/1.json`. */
  pull(): Promise<string[]>;
  /** Saves what was changed in the form. */
  saveForm(): Promise<void>;
  /** The same, and returns the files that are different now. */
  save(): Promise<string[]>;
  /** What the check says of the folder. */
  problems(): string[];
  /** The text of a file below data/. */
  read(name: string): string;
  close(): Promise<void>;
}

/** A folder with the content and the desk that knows it. */
export interface Served {
  root: string;
  address: string;
  /** Checks the content again, after files were written. */
  recheck?(): void;
  close(): Promise<void>;
}

/** The desk alone, without the development site, for a copy of the content. */
async function serveCopy(): Promise<Served> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const data = join(root, "data");
  cpSync("data", data, { recursive: true });
  // The panel asks every second. As in scripts/site/develop.ts, the content is checked only after a change.
  let problems = checkContent(data);
  const server = await deskServer(data, () => problems);
  return {
    root,
    address: await server.listen({ host: "127.0.0.1", port: 0 }),
    recheck: () => (problems = checkContent(data)),
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/**
 * Opens the desk. The browser's private file system replaces the folder that
 * an editor picks: a picker cannot be driven.
 * @param height of the window in pixels; Sveltia draws only the fields in view
 * @param served by default a copy of the content
 */
export async function openDesk(height: number, served?: Served): Promise<Desk> {
  const { root, address, recheck, close } = served ?? (await serveCopy());
  const data = join(root, "data");
  const browser = await launchChromium();
  // Sveltia's sliding and fading parts take a third of the time of a form.
  const page = await browser.newPage({ viewport: { width: 1400, height }, reducedMotion: "reduce" });
  page.setDefaultTimeout(10_000);
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()");
  await page.addInitScript(skipTransitions);
  // The mark of the company, which the site around the desk serves.
  await page.route("**/favicon.svg", (route) => route.fulfill({ path: "static/favicon.svg" }));
  await page.goto(`${address}/admin/`);
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
    // Sveltia goes back to the list by itself; a form opened before that would be closed again.
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

/** Sveltia shows its notice of a save for longer. */
export const AFTER_SAVE_TIMEOUT_MS = 3000;

/** The form of the entry or file that is open. */
export const formOf = (page: Page): Locator => page.getByRole("group", { name: /^Edit/ });

/** Opens a form, as a link in the desk does: `articles/entries/1`, `articles/new`. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${place}`);
  await formOf(page).waitFor();
}

/**
 * In the page: Sveltia shows forms and lists by view transitions of 250 ms, even with reduced motion. Without any it
 * would close a form before it drops the backup that it was about to store, and offer it after a save.
 */
function skipTransitions(): void {
  Document.prototype.startViewTransition = (options) => {
    const update = typeof options === "object" ? options.update : options;
    const updated = new Promise<void>((done) => setTimeout(done)).then(() => void update?.());
    const skipped = { ready: updated, finished: updated, updateCallbackDone: updated, skipTransition: () => undefined };
    return skipped as unknown as ViewTransition;
  };
}

/** In the page: writes files. Sveltia takes a folder with .git in it for a project. */
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

/** In the page: when each file was last written. */
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

/** In the page: a file as base64. */
async function readBytes(path: string): Promise<string> {
  const names = path.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
