import type { Locator, Page } from "playwright-core";
import { answerForms, fillFields, noticesOf, FORM_INPUT } from "../../support/browser/form-answers";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
});

const main = (): Locator => page.getByRole("main");

async function open(path: string): Promise<void> {
  await page.goto(visit.url + path);
  await waitForHydration(page);
}

const openContact = async (): Promise<Locator> => {
  await open("/contact");
  return page.getByRole("form", { name: "Send Us a Message" });
};
const openApplication = async (): Promise<Locator> => {
  await open("/partners");
  await main().getByRole("button", { name: "Apply as Reseller Partner" }).click();
  return page.getByRole("dialog", { name: "Reseller Partner Application" });
};

test.each([
  {
    name: "the contact form",
    open: openContact,
    values: FORM_INPUT.contact,
    send: "Send Message",
    cancelButtons: 0,
    busy: "Sending...",
    thanks: "Message Sent!",
  },
  {
    name: "a partner application",
    open: openApplication,
    values: FORM_INPUT.application,
    send: "Submit Application",
    cancelButtons: 1,
    busy: "Submitting...",
    thanks: "Application Received!",
  },
])("the buttons of $name are disabled while it is sent, and a double click sends it once", async (form) => {
  let respond = (): void => undefined;
  const received = await answerForms(page, { status: 200, after: new Promise<void>((done) => (respond = done)) });
  const scope = await form.open();
  await fillFields(scope, form.values);
  await scope.getByRole("button", { name: form.send }).dblclick();
  const busy = scope.getByRole("button", { name: form.busy });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  const cancel = scope.getByRole("button", { name: "Cancel" });
  expect(await cancel.count()).toBe(form.cancelButtons);
  for (const button of await cancel.all()) expect(await button.isDisabled()).toBe(true);
  respond();
  await noticesOf(page).getByText(form.thanks).waitFor();
  expect(received).toHaveLength(1);
  expect(await noticesOf(page).getByText(form.thanks).count()).toBe(1);
});

test("both buttons of the partners' hero open the inquiry", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/partners");
  const buttons = main().locator("section").first().getByRole("button");
  expect(await buttons.allTextContents()).toEqual(["Become a Partner", "Ask About Partnership"]);
  const dialog = page.getByRole("dialog", { name: "Partnership Inquiry" });
  await buttons.nth(0).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await buttons.nth(1).click();
  await fillFields(dialog, FORM_INPUT.inquiry);
  await dialog.getByRole("button", { name: "Send Inquiry" }).click();
  await noticesOf(page).getByText("Partnership Inquiry Received!").waitFor();
  expect(received[0]?.postDataJSON()).toMatchObject({ additional_data: { partnershipType: "Technology" } });
});
