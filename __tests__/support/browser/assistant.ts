import { test, type Frame, type Page } from "@playwright/test";
import { routes } from "../../../testing/routes";
import { findAnsweredQuestions } from "../content/help-content";
import { pageOf } from "../content/pages";

const { contact, labels } = pageOf<Queries.AssistantPageQuery>("assistant");

export const assistantLabels = labels;
/** The links to a person: the mailbox, and the form for tickets on another host. */
export const mailLink = contact.actions?.find(({ to }) => to.startsWith("mailto:"));
export const ticketLink = contact.actions?.find(({ to }) => to.startsWith("https:"));
export const { faq, figure } = findAnsweredQuestions();

const hasPages = ["/support", "/support/assistant"].every((path) => routes.includes(path));

/** Skips if the site has no assistant with answers. */
export const skipWithoutAssistant = (): void =>
  test.skip(
    !hasPages || faq === undefined || figure === undefined,
    "The site has no assistant that can answer a question about a device.",
  );

/** Skips if the site has no assistant with both links to a person. */
export const skipWithoutContact = (): void =>
  test.skip(
    !hasPages || mailLink === undefined || ticketLink === undefined,
    "The site has no assistant with a mailbox and a form for tickets.",
  );

/** Asks a question in the page of the assistant or in its frame. */
export async function askAssistant(page: Page | Frame, question: string): Promise<void> {
  const field = page.getByRole("textbox", { name: labels.searchLabel });
  await field.fill(question);
  await field.press("Enter");
}
