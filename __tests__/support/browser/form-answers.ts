import type { Locator, Page, Request } from "@playwright/test";
import { interfaceLabels } from "../words/words-of-forms";

interface FormAnswer {
  status: number;
  body?: unknown;
}

/** The response time of a receiver in the same region. */
const DELAY_MS = 50;

/** Responds to a page's submissions in place of the receiver, and records them. */
export async function answerForms(page: Page, answer: FormAnswer): Promise<Request[]> {
  const received: Request[] = [];
  await page.route("**/api/submit-form", async (route) => {
    received.push(route.request());
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.fulfill({ status: answer.status, json: answer.body ?? {} });
  });
  return received;
}

/** Fills in fields, by their labels. */
export async function fillFields(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** The region of a page's notices. */
export const noticesOf = (page: Page): Locator => page.getByRole("region", { name: interfaceLabels.notices });
