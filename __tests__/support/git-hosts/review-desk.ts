import type { Locator, Page } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { fieldOf } from "../../../testing/desk/desk-forms";

// Actions of editors and reviewers in a desk with review.

/** Changes the title of an article and saves it. The desk then asks whether to send it for review. */
export async function saveTitle(page: Page, route: string, title: string): Promise<void> {
  await openForm(page, route);
  await fieldOf(page, "title").locator("input").fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Answers the question after a save, and waits until the form is closed. */
export async function answerReviewQuestion(page: Page, answer: "Send for Review" | "Later"): Promise<void> {
  await dialogOf(page).getByRole("button", { name: answer }).click();
  await page.waitForURL(({ hash }) => !hash.includes("/entries/"));
  await formOf(page).waitFor({ state: "detached" });
}

/** Changes the status of the open form. */
export async function setStatus(page: Page, status: "Draft" | "In Review" | "Ready"): Promise<void> {
  await page.getByRole("button", { name: /^Status/ }).click();
  await page.getByRole("menuitemradio", { name: status }).click();
  // Sveltia wraps the status in invisible direction marks.
  await page.getByRole("button", { name: new RegExp(`^Status: .?${status}`) }).waitFor();
}

/** Presses the button that publishes the open form, and confirms. */
export async function publish(page: Page, name: "Publish" | "Delete" = "Publish"): Promise<void> {
  await page.getByRole("button", { name: `${name} Entry` }).click();
  await dialogOf(page).getByRole("button", { name }).click();
}

/** The open dialog of the desk. */
export const dialogOf = (page: Page): Locator => page.getByRole("alertdialog").or(page.getByRole("dialog"));
