import type { Locator, Page, Request } from "playwright-core";
import { answerForms, fillFields, noticesOf, FORM_INPUT } from "../../support/browser/form-answers";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
});

const body = (requests: Request[]): unknown => requests[0]?.postDataJSON();
const notices = (): Locator => noticesOf(page);

/** Scrolls to a form and waits for the live form, which has no `action`. */
async function openLiveForm(name: string): Promise<Locator> {
  const form = page.getByRole("form", { name });
  await form.scrollIntoViewIfNeeded();
  await form.and(page.locator(":not([action])")).waitFor();
  return form;
}

async function openDemo(path: string): Promise<Locator> {
  await page.goto(visit.url + path, { waitUntil: "load" });
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Demo" });
  await dialog.waitFor();
  return dialog;
}

describe("the demo form", () => {
  test("is sent once, shows a thank-you message and then closes", async () => {
    let answer: () => void = () => undefined;
    const after = new Promise<void>((done) => (answer = done));
    const received = await answerForms(page, { status: 200, body: { id: "1" }, after });
    const dialog = await openDemo("/about");
    await fillFields(dialog, FORM_INPUT.demo);
    await dialog.getByRole("button", { name: "Request Demo" }).dblclick();
    const busy = dialog.getByRole("button", { name: "Processing..." });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    answer();
    await dialog.getByText("Thank You!").waitFor();
    await notices().getByText("Demo request received").waitFor();
    await notices().getByText("We'll contact you shortly to schedule your demo.").waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(received).toHaveLength(1);
    expect(body(received)).toEqual({
      form_type: "demo_request",
      name: "Ada Byron",
      company: "Engine Works",
      email: "ada@example.com",
      additional_data: { source_page: "/about", source_first_page: "/about" },
    });
    await notices().getByRole("button", { name: "Dismiss" }).click();
    expect(await notices().getByText("Demo request received").count()).toBe(0);
  });

  test("shows the error message of a field on blur, as the field's description", async () => {
    const received = await answerForms(page, { status: 200 });
    const dialog = await openDemo("/");
    await fillFields(dialog, { "Name *": "A", "Company *": "B", "Email *": "invalid" });
    await dialog.getByLabel("Phone").focus();
    for (const message of [
      "Name must be at least 2 characters.",
      "Company name must be at least 2 characters.",
      "Please enter a valid email address.",
    ]) {
      await dialog.getByText(message, { exact: true }).waitFor();
    }
    const name = dialog.getByLabel("Name *", { exact: true });
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const described = await name.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Name must be at least 2 characters.");
    await dialog.getByRole("button", { name: "Request Demo" }).click();
    await page.waitForTimeout(200);
    expect(received).toHaveLength(0);
  });

  test("keeps its values when sending fails, and shows the failure in the form and in a notice", async () => {
    await answerForms(page, { status: 503 });
    const dialog = await openDemo("/technology");
    await fillFields(dialog, FORM_INPUT.demo);
    await dialog.getByRole("button", { name: "Request Demo" }).click();
    const message = "There was an error submitting your request. Please try again.";
    await dialog.getByRole("form").getByRole("alert").getByText(message).waitFor();
    await notices().getByText(message).waitFor();
    expect(await dialog.getByLabel("Company *").inputValue()).toBe("Engine Works");
    expect(await dialog.getByRole("button", { name: "Request Demo" }).isEnabled()).toBe(true);
  });

  test("restores its values on another page", async () => {
    const dialog = await openDemo("/about");
    await fillFields(dialog, { "Name *": "Ada Byron", Message: "A mill in the north" });
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "Showcase" }).click();
    await page.waitForURL(`${visit.url}/showcase`);
    await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
    const message = page.getByRole("dialog").getByLabel("Message");
    await message.waitFor();
    await page.waitForFunction(() => document.querySelector("dialog textarea")?.textContent !== "");
    expect(await message.inputValue()).toBe("A mill in the north");
  });
});

test("sends the values of the contact form with its source page, and clears the form", async () => {
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/contact`);
  const form = await openLiveForm("Send Us a Message");
  await fillFields(form, {
    "First Name": "Ada",
    "Last Name": "Byron",
    Email: "ada@example.com",
    Subject: "An invoice",
    Message: "Two were sent.",
  });
  await form.getByRole("button", { name: "Send Message" }).click();
  await notices().getByText("Message Sent!").waitFor();
  expect(body(received)).toEqual({
    form_type: "contact",
    name: "Ada Byron",
    email: "ada@example.com",
    message: "Two were sent.",
    additional_data: {
      subject: "An invoice",
      firstName: "Ada",
      lastName: "Byron",
      source_page: "/contact",
      source_first_page: "/contact",
    },
  });
  expect(await form.getByLabel("Subject").inputValue()).toBe("");
});

test("sends a partner application and a partnership inquiry", async () => {
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/partners`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Apply as Reseller Partner" }).click();
  const application = page.getByRole("dialog", { name: "Reseller Partner Application" });
  await application.getByText("Complete this form to apply for our reseller program.").waitFor();
  await fillFields(application, {
    "Full Name": "Ada Byron",
    Email: "ada@example.com",
    "Company Name": "Engine Works",
    "Region of Operation": "Scotland",
    "Why are you interested in this partnership?": "Our customers ask.",
  });
  await application.getByRole("button", { name: "Submit Application" }).click();
  await notices().getByText("Application Received!").waitFor();
  await notices()
    .getByText(/becoming a reseller partner/)
    .waitFor();
  expect(body(received)).toMatchObject({
    form_type: "partnership_inquiry",
    additional_data: { partnerType: "reseller", region: "Scotland" },
  });
  await application.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Become a Partner" }).click();
  const inquiry = page.getByRole("dialog", { name: "Partnership Inquiry" });
  await fillFields(inquiry, {
    "Full Name": "Ada Byron",
    Email: "ada@example.com",
    "Company Name": "Engine Works",
    "Partnership Interest": "Technology",
    Message: "We make a mount.",
  });
  await inquiry.getByRole("button", { name: "Send Inquiry" }).click();
  await notices().getByText("Partnership Inquiry Received!").waitFor();
  expect(received[1]?.postDataJSON()).toMatchObject({ additional_data: { partnershipType: "Technology" } });
});

test.each([
  { button: "Partner With Us", tab: undefined, type: "general" },
  { button: "Offer Services", tab: "Services", type: "service" },
  { button: "Partner Application", tab: undefined, type: "marketplace" },
])("$button on the marketplace logs an application and sends nothing", async ({ button, tab, type }) => {
  const received = await answerForms(page, { status: 200 });
  const logged = page.waitForEvent("console");
  await page.goto(`${visit.url}/marketplace`, { waitUntil: "load" });
  if (tab !== undefined) await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("main").getByRole("button", { name: button }).first().click();
  const dialog = page.getByRole("dialog", { name: "Partner Application" });
  await fillFields(dialog, {
    "Full Name": "Ada Byron",
    Email: "ada@example.com",
    Company: "Engine Works",
    "How would you like to partner with us?": "With drawings.",
  });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await notices().getByText("Application Submitted!").waitFor();
  expect(received).toHaveLength(0);
  expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({ name: "Ada Byron", additional_data: { type } });
});

test("validates the email of a newsletter subscription and sends it with its subject", async () => {
  const received = await answerForms(page, { status: 200 });
  await page.goto(`${visit.url}/blog`);
  const form = await openLiveForm("Newsletter");
  await fillFields(form, { Email: "invalid" });
  await form.getByRole("button", { name: "Subscribe" }).click();
  await form.getByText("Please enter a valid email address.").waitFor();
  await fillFields(form, { Email: "ada@example.com" });
  await form.getByRole("button", { name: "Subscribe" }).click();
  await notices().getByText("Thank you for subscribing").waitFor();
  expect(body(received)).toEqual({
    form_type: "contact",
    email: "ada@example.com",
    additional_data: { subject: "Newsletter" },
  });
});
