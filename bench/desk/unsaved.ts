import type { Dialog, Page } from "@playwright/test";
import sharp from "sharp";
import { openForm, type Desk } from "../../testing/desk/desk";
import { fieldOf } from "../../testing/desk/desk-forms";
import type { Row } from "../lib/report";

const POLL_INTERVAL_MS = 20;
const TIMEOUT_MS = 60_000;
const TITLE = "A Title Without a Save";
/** Sveltia renders only the fields in the viewport. */
const VIEWPORT_PX = { width: 1400, height: 2400 };

/** Measures the time from a text and from a picture in a form to the page next to it. The form is left without saving. */
export async function measureUnsaved({ page }: Desk): Promise<Row[]> {
  await page.setViewportSize(VIEWPORT_PX);
  await page.getByRole("button", { name: "Show page" }).click();
  await openForm(page, "articles/entries/3");
  const rows = [await measureText(page), await measurePicture(page)];
  const accept = (dialog: Dialog): void => void dialog.accept();
  page.on("dialog", accept);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.locator(".content-editor").waitFor({ state: "detached" });
  page.off("dialog", accept);
  await page.getByRole("button", { name: "Hide page" }).click();
  return rows;
}

async function measureText(page: Page): Promise<Row> {
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
  return rowOf("unsaved text", typedTime);
}

async function measurePicture(page: Page): Promise<Row> {
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#486" } })
    .png()
    .toBuffer();
  const file = { name: "Wall.png", mimeType: "image/png", buffer };
  await fieldOf(page, "image.src").locator("input[type=file]").first().setInputFiles(file);
  const chosenTime = performance.now();
  await page.waitForFunction(
    () =>
      [...(document.querySelector("iframe")?.contentDocument?.images ?? [])].some(
        ({ currentSrc, complete, naturalWidth }) => currentSrc.includes("unsaved-") && complete && naturalWidth > 0,
      ),
    undefined,
    { polling: POLL_INTERVAL_MS, timeout: TIMEOUT_MS },
  );
  return rowOf("unsaved picture", chosenTime);
}

const rowOf = (name: string, since: number): Row => ({
  name,
  "ms to the page next to the form": Math.round(performance.now() - since),
});
