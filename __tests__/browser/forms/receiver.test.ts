import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { settingsFrom } from "../../../server/settings";
import { fillFields, noticesOf, FORM_INPUT } from "../../support/browser/form-answers";
import { waitForHydration } from "../../../testing/site";
import { listStored } from "../../../testing/server/stores";
import { siteVisit } from "../../support/browser/site-visit";

const folder = mkdtempSync(join(tmpdir(), "receiver-"));
const url = `file:${join(folder, "submissions.db")}`;

const visit = siteVisit(settingsFrom({ DATABASE_URL: url, FORMS_LIMIT: "1000/1m" }));
let page: Page;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
});

const PERSON = { Email: "ada@example.com", "Full Name": "Ada Byron", "Company Name": "Engine Works" };
const SENDER = { name: "Ada Byron", email: "ada@example.com", company: "Engine Works" };

interface Journey {
  form: string;
  route: string;
  /** The button that opens the form's dialog. Without it the form is in the page. */
  opener?: string;
  values: Record<string, string>;
  send: string;
  thanks: string;
  expected: object;
}

const demo = {
  values: { "Name *": "Ada Byron", "Company *": "Engine Works", "Email *": "ada@example.com", Message: "A mill." },
  send: "Request Demo",
  thanks: "Demo request received",
  expected: { form_type: "demo_request", ...SENDER, message: "A mill.", additional_data: {} },
};

const JOURNEYS: Journey[] = [
  { ...demo, form: "Request a Demo", route: "/technology", opener: "Request Demo" },
  { ...demo, form: "Request a Demo", route: "/showcase" },
  {
    form: "Send Us a Message",
    route: "/contact",
    values: {
      "First Name": "Ada",
      "Last Name": "Byron",
      Email: "ada@example.com",
      Subject: "=1+1",
      Message: "Two <b>were</b> sent.",
    },
    send: "Send Message",
    thanks: "Message Sent!",
    expected: {
      form_type: "contact",
      name: "Ada Byron",
      company: null,
      message: "Two <b>were</b> sent.",
      additional_data: { subject: "=1+1", firstName: "Ada", lastName: "Byron" },
    },
  },
  {
    form: "Reseller Partner Application",
    route: "/partners",
    opener: "Apply as Reseller Partner",
    values: { ...PERSON, "Region of Operation": "Scotland", "Why are you interested in this partnership?": "Asked." },
    send: "Submit Application",
    thanks: "Application Received!",
    expected: { form_type: "partnership_inquiry", ...SENDER, additional_data: { partnerType: "reseller" } },
  },
  {
    form: "Partnership Inquiry",
    route: "/partners",
    opener: "Become a Partner",
    values: { ...PERSON, "Partnership Interest": "Technology", Message: "We make a mount." },
    send: "Send Inquiry",
    thanks: "Partnership Inquiry Received!",
    expected: {
      form_type: "partnership_inquiry",
      ...SENDER,
      message: "We make a mount.",
      additional_data: { partnershipType: "Technology" },
    },
  },
  {
    form: "Newsletter",
    route: "/blog",
    values: { Email: "ada@example.com" },
    send: "Subscribe",
    thanks: "Thank you for subscribing",
    expected: { form_type: "contact", email: "ada@example.com", additional_data: { subject: "Newsletter" } },
  },
];

async function openForm({ form, route, opener }: Journey): Promise<Locator> {
  await page.goto(visit.url + route, { waitUntil: "load" });
  await waitForHydration(page);
  if (opener !== undefined) await page.getByRole("button", { name: opener }).first().click();
  return opener === undefined ? page.getByRole("form", { name: form }) : page.getByRole("dialog", { name: form });
}

test.each(JOURNEYS)("stores $form on $route once", async (journey) => {
  const before = (await listStored(url)).length;
  const form = await openForm(journey);
  await fillFields(form, journey.values);
  await form.getByRole("button", { name: journey.send }).dblclick();
  await noticesOf(page).getByText(journey.thanks).waitFor();
  const now = await listStored(url);
  expect(now).toHaveLength(before + 1);
  expect(now.at(-1)).toMatchObject(journey.expected);
});

test("shows the thanks for a marketplace application without sending it", async () => {
  const before = (await listStored(url)).length;
  const dialog = await openForm({
    ...demo,
    form: "Partner Application",
    route: "/marketplace",
    opener: "Partner With Us",
  });
  await fillFields(dialog, FORM_INPUT.marketplace);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await noticesOf(page).getByText("Application Submitted!").waitFor();
  expect(await listStored(url)).toHaveLength(before);
});

test("npm run submissions lists all stored submissions", async () => {
  const text = execFileSync("npm", ["run", "--silent", "submissions", "--", "--json"], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ids = (await listStored(url)).map(({ id }) => id);
  expect(ids).toHaveLength(JOURNEYS.length);
  expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual(ids);
});

test("marks a field that the receiver rejects and keeps the values", async () => {
  const form = await openForm({ ...demo, form: "Send Us a Message", route: "/contact" });
  await page.route("**/api/submit-form", async (route) => {
    const body = { ...(route.request().postDataJSON() as object), email: "invalid" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await fillFields(form, FORM_INPUT.contact);
  await form.getByRole("button", { name: "Send Message" }).click();
  await form.getByRole("alert").waitFor();
  expect(await form.getByLabel("Email", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  expect(await form.getByLabel("Subject", { exact: true }).inputValue()).toBe(FORM_INPUT.contact.Subject);
});
