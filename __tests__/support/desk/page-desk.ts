import type { Page } from "@playwright/test";
import { formOf } from "../../../testing/desk/desk";
import type { CopyOptions } from "../../../testing/desk/serve-copy";

/** The copy for a desk with a stand-in for the development site next to the forms. */
export const WITH_PAGE: CopyOptions = { showsPage: true };

/** Leaves the form without saving, and waits until the development site shows the saved content again. */
export async function discardDraft(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await formOf(page).waitFor({ state: "detached" });
  await removed;
}
