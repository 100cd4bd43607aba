import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { settingsFrom } from "../../../server/settings";
import { NEWSLETTER_SUBJECT, type FormName } from "../../../src/forms/payload/payload";
import { fillFields, noticesOf } from "../../support/browser/form-answers";
import { FILLED } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";
import {
  CONTACT_NAME,
  demoOpener,
  inputFor,
  labelOf,
  openersOn,
  testLoggedApplication,
  wordsOf,
} from "../../support/words/words-of-forms";
import { routes } from "../../../testing/routes";
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

interface Journey {
  form: FormName;
  route: string;
  /** The button that opens the form's dialog. Without it the form is in the page. */
  opener?: string | undefined;
  /** Values that replace those of `FILLED`, by the names of the fields. */
  changes?: Record<string, string>;
  /** Values of the placeholders in the texts of the form. */
  placeholders?: Record<string, string>;
  expected: object;
}

const { name, company, email, message } = FILLED.demo;
const demo = { form: "demo", expected: { form_type: "demo_request", name, company, email, message } } as const;

const [program] = itemsOf<{ id: string; title: string; buttonText: string }>("partners/programs.json");

const ALL_JOURNEYS: Journey[] = [
  ...(demoOpener ? [{ ...demo, route: demoOpener.path, opener: demoOpener.text }] : []),
  { ...demo, route: "/showcase" },
  {
    form: "contact",
    route: "/contact",
    changes: { subject: "=1+1", message: "Two <b>were</b> sent." },
    expected: {
      form_type: "contact",
      name: CONTACT_NAME,
      company: null,
      message: "Two <b>were</b> sent.",
      additional_data: {
        subject: "=1+1",
        firstName: FILLED.contact.firstName,
        lastName: FILLED.contact.lastName,
      },
    },
  },
  {
    form: "partner-application",
    route: "/partners",
    opener: program?.buttonText,
    placeholders: { title: program?.title ?? "" },
    expected: {
      form_type: "partnership_inquiry",
      company: FILLED["partner-application"].company,
      additional_data: { partnerType: program?.id },
    },
  },
  {
    form: "partnership-inquiry",
    route: "/partners",
    opener: openersOn("partners", "partnership-inquiry")[0],
    expected: {
      form_type: "partnership_inquiry",
      message: FILLED["partnership-inquiry"].message,
      additional_data: { partnershipType: FILLED["partnership-inquiry"].partnershipType },
    },
  },
  {
    form: "newsletter",
    route: "/blog",
    expected: {
      form_type: "contact",
      email: FILLED.newsletter.email,
      additional_data: { subject: NEWSLETTER_SUBJECT },
    },
  },
];
const JOURNEYS = ALL_JOURNEYS.filter(({ route }) => routes.includes(route));

async function openForm({ form, route, opener, placeholders }: Omit<Journey, "expected">): Promise<Locator> {
  const { title } = wordsOf(form, placeholders);
  await page.goto(visit.url + route, { waitUntil: "load" });
  await waitForHydration(page);
  if (opener === undefined) return page.getByRole("form", { name: title });
  await page.getByRole("main").getByRole("button", { name: opener, exact: true }).first().click();
  return page.getByRole("dialog", { name: title });
}

test.each(JOURNEYS)("stores $form on $route once", async (journey) => {
  const { submit, success } = wordsOf(journey.form);
  const before = (await listStored(url)).length;
  const form = await openForm(journey);
  await fillFields(form, inputFor(journey.form, journey.changes));
  await form.getByRole("button", { name: submit, exact: true }).dblclick();
  await noticesOf(page).getByText(success.title, { exact: true }).waitFor();
  const now = await listStored(url);
  expect(now).toHaveLength(before + 1);
  expect(now.at(-1)).toMatchObject(journey.expected);
});

testLoggedApplication()("shows the thanks for a marketplace application without sending it", async () => {
  const { submit, success } = wordsOf("marketplace-partner");
  const before = (await listStored(url)).length;
  const dialog = await openForm({
    form: "marketplace-partner",
    route: "/marketplace",
    opener: openersOn("marketplace", "marketplace-general")[0],
  });
  await fillFields(dialog, inputFor("marketplace-partner"));
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await noticesOf(page).getByText(success.title, { exact: true }).waitFor();
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
  const form = await openForm({ form: "contact", route: "/contact" });
  await page.route("**/api/submit-form", async (route) => {
    const body = { ...(route.request().postDataJSON() as object), email: "invalid" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await fillFields(form, inputFor("contact"));
  await form.getByRole("button", { name: wordsOf("contact").submit }).click();
  await form.getByRole("alert").waitFor();
  const field = (name: string): Locator => form.getByLabel(labelOf("contact", name), { exact: true });
  expect(await field("email").getAttribute("aria-invalid")).toBe("true");
  expect(await field("subject").inputValue()).toBe(FILLED.contact.subject);
});
