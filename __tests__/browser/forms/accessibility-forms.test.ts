import type { Locator, Page } from "playwright-core";
import { violations } from "../../support/browser/accessibility";
import { answerForms, fillFields, noticesOf, FORM_INPUT } from "../../support/browser/form-answers";
import { keepShown } from "../../support/browser/paused-clock";
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

  async function openForm(path: string, button: string, title: string): Promise<Locator> {
    await open(path);
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  }

  test("with the partnership inquiry open", async () => {
    await openForm("/partners", "Become a Partner", "Partnership Inquiry");
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test("with a marketplace application open and with the notice after sending", async () => {
    const dialog = await openForm("/marketplace", "Partner With Us", "Partner Application");
    expect(await violations(page, "dialog")).toEqual([]);
    await fillFields(dialog, FORM_INPUT.marketplace);
    await keepShown(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await noticesOf(page).getByText("Application Submitted!").waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(await violations(page)).toEqual([]);
  });

  test("with the thank-you message of the demo form", async () => {
    await answerForms(page, { status: 200, body: { id: "1" } });
    const dialog = await openForm("/technology", "Technical Demo", "Request a Demo");
    await fillFields(dialog, FORM_INPUT.demo);
    await keepShown(page);
    await dialog.getByRole("button", { name: "Request Demo" }).click();
    await dialog.getByText("Thank You!").waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test("with a failure in the form and in a notice", async () => {
    await answerForms(page, { status: 500 });
    await open("/contact");
    const form = page.getByRole("form", { name: "Send Us a Message" });
    await fillFields(form, FORM_INPUT.contact);
    await keepShown(page);
    await form.getByRole("button", { name: "Send Message" }).click();
    await form.getByRole("alert").waitFor();
    await noticesOf(page).getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
