import type { Dialog } from "playwright-core";
import { openForm, type Desk } from "../../testing/desk/desk";
import { fieldOf } from "../../testing/desk/desk-forms";
import type { Row } from "../lib/report";

const POLL_INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;
const TITLE = "A Title Without a Save";

/** Measures the time from a text in a form to the page next to it. The form is left without saving. */
export async function measureUnsaved({ page }: Desk): Promise<Row> {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await page.getByRole("button", { name: "Show page" }).click();
  await openForm(page, "articles/entries/3");
  const title = fieldOf(page, "title").locator("input");
  const isShown = (text: string): Promise<unknown> =>
    page.waitForFunction(
      (wanted) => document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent === wanted,
      text,
      { polling: POLL_INTERVAL_MS, timeout: TIMEOUT_MS },
    );
  await isShown(await title.inputValue());
  // The first draft of a session also reads all content.
  await title.fill(`${TITLE} Yet`);
  await isShown(`${TITLE} Yet`);
  await title.fill(TITLE);
  const typedTime = performance.now();
  await isShown(TITLE);
  const shownMs = Math.round(performance.now() - typedTime);
  const accept = (dialog: Dialog): void => void dialog.accept();
  page.on("dialog", accept);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.locator(".content-editor").waitFor({ state: "detached" });
  page.off("dialog", accept);
  await page.getByRole("button", { name: "Hide page" }).click();
  return { name: "unsaved text", "ms from typing to the page": shownMs };
}
