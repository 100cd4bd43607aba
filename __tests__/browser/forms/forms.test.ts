import type { Locator, Page, Request } from "@playwright/test";
import type { FormName } from "../../../src/forms/payload/payload";
import { anyPage } from "../../../testing/routes";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf, FILLED } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";
import { testIf, testPages } from "../../support/content/test-if";
import {
  byLabel,
  CONTACT_NAME,
  fieldOf,
  inputFor,
  interfaceLabels,
  labelOf,
  openersOn,
  testLoggedApplication,
  wordsOf,
} from "../../support/words/words-of-forms";
import { headerDemo, headerLink } from "../../support/words/words-of-navigation";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
});

const body = (requests: Request[]): unknown => requests[0]?.postDataJSON();
const notices = (): Locator => noticesOf(page);
const button = (within: Page | Locator, name: string | undefined): Locator =>
  within.getByRole("button", { name: name ?? "", exact: true });
const expectNotice = async ({ title, text }: { title: string; text: string }): Promise<void> => {
  await notices().getByText(title, { exact: true }).waitFor();
  await notices().getByText(text, { exact: true }).waitFor();
};

/** Scrolls to a form and waits for the live form, which has no `action`. */
async function openLiveForm(name: FormName): Promise<Locator> {
  const form = page.getByRole("form", { name: wordsOf(name).title });
  await form.scrollIntoViewIfNeeded();
  await form.and(page.locator(":not([action])")).waitFor();
  return form;
}

describe("the demo form", () => {
  const { title, submit, busy, success, failure, thanks } = wordsOf("demo");
  const testDemo = testIf(headerDemo !== "", "The header has no button for the demo form.");
  const openButton = (): Locator => button(page.getByRole("banner"), headerDemo);

  async function openDemo(path: string): Promise<Locator> {
    await page.goto(visit.url + path, { waitUntil: "load" });
    await openButton().click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  }

  testDemo("is sent once, shows a thank-you message and then closes", async () => {
    let answer: () => void = () => undefined;
    const after = new Promise<void>((done) => (answer = done));
    const received = await answerForms(page, { status: 200, body: { id: "1" }, after });
    const dialog = await openDemo(anyPage);
    await fillFields(dialog, inputFor("demo"));
    await button(dialog, submit).dblclick();
    const busyButton = button(dialog, busy);
    await busyButton.waitFor();
    expect(await busyButton.isDisabled()).toBe(true);
    answer();
    if (thanks) await dialog.getByText(thanks.title).waitFor();
    await expectNotice(success);
    await dialog.waitFor({ state: "detached" });
    expect(received).toHaveLength(1);
    expect(body(received)).toEqual({
      form_type: "demo_request",
      ...FILLED.demo,
      additional_data: { source_page: anyPage, source_first_page: anyPage },
    });
    await button(notices(), interfaceLabels.dismiss).click();
    expect(await notices().getByText(success.title).count()).toBe(0);
  });

  testDemo("shows the error message of a field on blur, as the field's description", async () => {
    const received = await answerForms(page, { status: 200 });
    const dialog = await openDemo("/");
    const invalid = { name: "A", company: "B", email: "invalid" };
    await fillFields(dialog, byLabel("demo", invalid));
    await dialog.getByLabel(labelOf("demo", "phone")).focus();
    const messages = Object.keys(invalid).map((name) => fieldOf("demo", name).message ?? "");
    expect(new Set(messages).size).toBe(3);
    for (const message of messages) await dialog.getByText(message, { exact: true }).waitFor();
    const name = dialog.getByLabel(labelOf("demo", "name"), { exact: true });
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const described = await name.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(messages[0]);
    await button(dialog, submit).click();
    await page.waitForTimeout(200);
    expect(received).toHaveLength(0);
  });

  testDemo("keeps its values when sending fails, and shows the failure in the form and in a notice", async () => {
    await answerForms(page, { status: 503 });
    const dialog = await openDemo(anyPage);
    await fillFields(dialog, inputFor("demo"));
    await button(dialog, submit).click();
    await dialog.getByRole("form").getByRole("alert").getByText(failure.text).waitFor();
    await notices().getByText(failure.text).waitFor();
    const company = dialog.getByLabel(labelOf("demo", "company"), { exact: true });
    expect(await company.inputValue()).toBe(FILLED.demo.company);
    expect(await button(dialog, submit).isEnabled()).toBe(true);
  });

  testDemo("restores its values on another page", async () => {
    const dialog = await openDemo("/");
    await fillFields(dialog, inputFor("demo"));
    await page.keyboard.press("Escape");
    const { text, to } = headerLink ?? { text: "", to: "" };
    await page.getByRole("banner").getByRole("link", { name: text, exact: true }).click();
    await page.waitForURL(visit.url + to);
    await openButton().click();
    const message = page.getByRole("dialog").getByLabel(labelOf("demo", "message"), { exact: true });
    await message.waitFor();
    await page.waitForFunction(() => document.querySelector("dialog textarea")?.textContent !== "");
    expect(await message.inputValue()).toBe(FILLED.demo.message);
  });
});

test("sends the values of the contact form with its source page, and clears the form", async () => {
  const { submit, success } = wordsOf("contact");
  const { email, message, ...details } = FILLED.contact;
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/contact`);
  const form = await openLiveForm("contact");
  await fillFields(form, inputFor("contact"));
  await button(form, submit).click();
  await expectNotice(success);
  expect(body(received)).toEqual({
    form_type: "contact",
    name: CONTACT_NAME,
    email,
    message,
    additional_data: { ...details, source_page: "/contact", source_first_page: "/contact" },
  });
  expect(await form.getByLabel(labelOf("contact", "subject"), { exact: true }).inputValue()).toBe("");
});

testPages("/partners")("sends a partner application and a partnership inquiry", async () => {
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/partners`, { waitUntil: "load" });
  const { id, title, buttonText } = itemsOf<{ id: string; title: string; buttonText: string }>(
    "partners/programs.json",
  ).at(-1) ?? { id: "", title: "", buttonText: "" };
  await button(page, buttonText).click();
  const words = wordsOf("partner-application", { title, program: id, partnerType: id });
  const application = page.getByRole("dialog", { name: words.title });
  await application.getByText(words.intro).waitFor();
  await fillFields(application, inputFor("partner-application"));
  await button(application, words.submit).click();
  await expectNotice(words.success);
  expect(body(received)).toMatchObject({
    form_type: "partnership_inquiry",
    additional_data: { partnerType: id, region: FILLED["partner-application"].region },
  });
  await application.waitFor({ state: "detached" });
  await button(page, openersOn("partners", "partnership-inquiry")[0]).click();
  const inquiryWords = wordsOf("partnership-inquiry");
  const inquiry = page.getByRole("dialog", { name: inquiryWords.title });
  await fillFields(inquiry, inputFor("partnership-inquiry"));
  await button(inquiry, inquiryWords.submit).click();
  await expectNotice(inquiryWords.success);
  expect(received[1]?.postDataJSON()).toMatchObject({
    additional_data: { partnershipType: FILLED["partnership-inquiry"].partnershipType },
  });
});

describe("an application on the marketplace is logged and not sent", () => {
  const { labels } = contentOf<Queries.MarketplacePage>("pages/marketplace.json");
  const { title, submit, success } = wordsOf("marketplace-partner");

  testLoggedApplication().each([
    { type: "general", opener: openersOn("marketplace", "marketplace-general")[0], tab: undefined },
    { type: "service", opener: labels.offerServices, tab: labels.tabServices },
    { type: "marketplace", opener: openersOn("marketplace", "marketplace-marketplace")[0], tab: undefined },
  ])("from the button of the type “$type”", async ({ type, opener, tab }) => {
    const received = await answerForms(page, { status: 200 });
    const logged = page.waitForEvent("console");
    await page.goto(`${visit.url}/marketplace`, { waitUntil: "load" });
    if (tab !== undefined) await page.getByRole("tab", { name: tab }).click();
    await button(page.getByRole("main"), opener).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await fillFields(dialog, inputFor("marketplace-partner"));
    await button(dialog, submit).click();
    await expectNotice(success);
    expect(received).toHaveLength(0);
    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({
      name: FILLED["marketplace-partner"].name,
      additional_data: { type },
    });
  });
});

testPages("/blog")("validates the email of a newsletter subscription and sends it with its subject", async () => {
  const { submit, success } = wordsOf("newsletter");
  const email = fieldOf("newsletter", "email");
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/blog`);
  const form = await openLiveForm("newsletter");
  await fillFields(form, { [email.label]: "invalid" });
  await button(form, submit).click();
  await form.getByText(email.message ?? contentOf<Queries.FormLabels>("labels/forms.json").email).waitFor();
  await fillFields(form, inputFor("newsletter"));
  await button(form, submit).click();
  await expectNotice(success);
  expect(body(received)).toEqual({
    form_type: "contact",
    email: FILLED.newsletter.email,
    additional_data: { subject: "Newsletter" },
  });
});
