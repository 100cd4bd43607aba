import type { Locator, Page } from "@playwright/test";
import { NEWSLETTER_SUBJECT, type FormName } from "@capture/receiver/payload/payload";
import { fillFields, noticesOf } from "../../support/browser/form-answers";
import { expect, test } from "../../support/browser/receiver";
import { skipWithoutLoggedApplication } from "../../support/browser/skips";
import { contentOf, FILLED } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";
import { CONTACT_NAME, demoOpener, inputFor, labelOf, openersOn, wordsOf } from "../../support/words/words-of-forms";
import { routes } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";

test.use({ viewport: { width: 1280, height: 900 } });

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
        source_page: "/contact",
        source_first_page: "/contact",
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
      additional_data: { partnerType: program?.id, region: FILLED["partner-application"].region },
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

/** Opens a page and the form on it, in its dialog if it has an opener. */
async function openForm(
  page: Page,
  { form, route, opener, placeholders }: Omit<Journey, "expected">,
): Promise<Locator> {
  const { title } = wordsOf(form, placeholders);
  await page.goto(route);
  await waitForHydration(page);
  if (opener === undefined) return page.getByRole("form", { name: title });
  await page.getByRole("main").getByRole("button", { name: opener, exact: true }).first().click();
  return page.getByRole("dialog", { name: title });
}

for (const journey of JOURNEYS) {
  const { form, route, changes, expected } = journey;
  test(`stores ${form} on ${route} once`, async ({ page, listReceived }) => {
    const { submit, success } = wordsOf(form);
    const opened = await openForm(page, journey);
    await fillFields(opened, inputFor(form, changes));
    await opened.getByRole("button", { name: submit, exact: true }).dblclick();
    await expect(noticesOf(page).getByText(success.title, { exact: true })).toBeVisible();
    expect(await listReceived()).toMatchObject([expected]);
  });
}

test("logs an application on the marketplace with the type of its button, and stores none", async ({
  page,
  listReceived,
}) => {
  skipWithoutLoggedApplication();
  const { labels } = contentOf<Queries.MarketplacePage>("pages/marketplace.json");
  const { title, submit, success } = wordsOf("marketplace-partner");
  const openers = {
    general: openersOn("marketplace", "marketplace-general")[0],
    marketplace: openersOn("marketplace", "marketplace-marketplace")[0],
    service: labels.offerServices,
  };
  await page.goto("/marketplace");
  await waitForHydration(page);
  await page.getByRole("tab", { name: labels.tabServices }).click();
  for (const [type, opener = ""] of Object.entries(openers)) {
    const logged = page.waitForEvent("console");
    await page.getByRole("main").getByRole("button", { name: opener, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await fillFields(dialog, inputFor("marketplace-partner"));
    await dialog.getByRole("button", { name: submit, exact: true }).click();
    await expect(noticesOf(page).getByText(success.title, { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({
      name: FILLED["marketplace-partner"].name,
      additional_data: { type },
    });
  }
  expect(await listReceived()).toEqual([]);
});

test("marks a field that the receiver rejects and keeps the values", async ({ page }) => {
  const form = await openForm(page, { form: "contact", route: "/contact" });
  await page.route("**/api/submit-form", async (route) => {
    const body = { ...(route.request().postDataJSON() as object), email: "invalid" };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await fillFields(form, inputFor("contact"));
  await form.getByRole("button", { name: wordsOf("contact").submit }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  const field = (name: string): Locator => form.getByLabel(labelOf("contact", name), { exact: true });
  await expect(field("email")).toHaveAttribute("aria-invalid", "true");
  await expect(field("subject")).toHaveValue(FILLED.contact.subject ?? "");
});
