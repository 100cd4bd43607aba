import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { filesBelow } from "@capture/content/model/files-below";
import { formOf, openDesk, type Desk } from "../../../testing/desk/desk";
import { serveCopy, type CopyOptions } from "../../../testing/desk/serve-copy";

/** A desk that tests of one or several files use. */
export interface SharedDesk {
  /** The desk for a test in a file, with a copy of the content. */
  openFor(file: string, copy: CopyOptions): Promise<Desk>;
  close(): Promise<void>;
}

/** The height of the list in pixels. */
const LIST_HEIGHT_PX = 900;

/**
 * Keeps a desk open for the tests of a worker. A file gets a new one if it needs another copy, or if tests of the file
 * before have changed the content.
 */
export function shareDesk(browser: Browser): SharedDesk {
  let shared: { desk: Desk; copy: CopyOptions; file: string; content: string } | undefined;
  const close = async (): Promise<void> => {
    await shared?.desk.close();
    shared = undefined;
  };
  const isUsable = async (file: string, copy: CopyOptions): Promise<boolean> => {
    if (shared?.copy !== copy || shared.file === file) return shared?.copy === copy;
    await shared.desk.pull();
    return contentOf(shared.desk) === shared.content;
  };
  return {
    async openFor(file, copy) {
      if (!(await isUsable(file, copy))) await close();
      if (!shared) {
        const desk = await openDesk(browser, await serveCopy(copy), LIST_HEIGHT_PX);
        shared = { desk, copy, file, content: contentOf(desk) };
      }
      shared.file = file;
      return shared.desk;
    },
    close,
  };
}

/** The names of all files, and the texts of those that the desk changes. */
const contentOf = ({ data }: Desk): string =>
  filesBelow(data)
    .map((name) => (name.endsWith(".json") ? name + readFileSync(join(data, name), "utf8") : name))
    .join("\n");

/** Leaves the open form without saving. */
export async function leaveForm(page: Page): Promise<void> {
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => (location.hash = "#/collections/articles"));
  await formOf(page).waitFor({ state: "detached" });
  page.removeAllListeners("dialog");
}
