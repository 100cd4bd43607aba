import type { Locator, Page } from "@playwright/test";
import { violations } from "../../support/browser/accessibility";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { keepShown } from "../../support/browser/paused-clock";
import { testIf, testPages } from "../../support/content/test-if";
import { demoOpener, inputFor, openersOn, testLoggedApplication, wordsOf } from "../../support/words/words-of-forms";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

// Thank-you messages and notices would disappear before axe has finished, so `keepShown` stops their timers.

const visit = siteVisit();

let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" });
});

describe("axe reports no violations on a phone", () => {
  async function open(path: string): Promise<void> {
    await page.goto(visit.url + path, { waitUntil: "load" });
    await waitForHydration(page);
  }

  async function openForm(path: string, button: string | undefined, title: string): Promise<Locator> {
    await open(path);
    await page
      .getByRole("main")
      .getByRole("button", { name: button ?? "", exact: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  }

  testPages("/partners")("with the partnership inquiry open", async () => {
    const [opener] = openersOn("partners", "partnership-inquiry");
    await openForm("/partners", opener, wordsOf("partnership-inquiry").title);
    expect(await violations(page, "dialog")).toEqual([]);
  });

  testLoggedApplication()("with a marketplace application open and with the notice after sending", async () => {
    const [opener] = openersOn("marketplace", "marketplace-general");
    const { title, submit, success } = wordsOf("marketplace-partner");
    const dialog = await openForm("/marketplace", opener, title);
    expect(await violations(page, "dialog")).toEqual([]);
    await fillFields(dialog, inputFor("marketplace-partner"));
    await keepShown(page);
    await dialog.getByRole("button", { name: submit }).click();
    await noticesOf(page).getByText(success.title).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(await violations(page)).toEqual([]);
  });

  const { thanks } = wordsOf("demo");
  testIf(demoOpener !== undefined && thanks !== null, "No page opens the demo form, or it has no thank-you message.")(
    "with the thank-you message of the demo form",
    async () => {
      const { title, submit } = wordsOf("demo");
      await answerForms(page, { status: 200, body: { id: "1" } });
      const dialog = await openForm(demoOpener?.path ?? "", demoOpener?.text, title);
      await fillFields(dialog, inputFor("demo"));
      await keepShown(page);
      await dialog.getByRole("button", { name: submit }).click();
      await dialog.getByText(thanks?.title ?? "").waitFor();
      expect(await violations(page, "dialog")).toEqual([]);
    },
  );

  test("with a failure in the form and in a notice", async () => {
    await answerForms(page, { status: 500 });
    await open("/contact");
    const { title, submit } = wordsOf("contact");
    const form = page.getByRole("form", { name: title });
    await fillFields(form, inputFor("contact"));
    await keepShown(page);
    await form.getByRole("button", { name: submit }).click();
    await form.getByRole("alert").waitFor();
    await noticesOf(page).getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
