import type { Locator, Page } from "@playwright/test";
import type { FormName } from "../../../src/forms/payload/payload";
import { routes } from "../../../testing/routes";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { contentOf, FILLED } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";
import { testPages } from "../../support/content/test-if";
import { inputFor, wordsOf } from "../../support/words/words-of-forms";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
});

const main = (): Locator => page.getByRole("main");
const button = (within: Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

async function open(path: string): Promise<void> {
  await page.goto(visit.url + path);
  await waitForHydration(page);
}

interface SentForm {
  form: FormName;
  route: string;
  /** The button that opens the form's dialog. Without it the form is in the page. */
  opener?: string | undefined;
  /** Values of the placeholders in the texts of the form. */
  placeholders?: Record<string, string>;
  cancelButtons: number;
}

const [program] = itemsOf<{ title: string; buttonText: string }>("partners/programs.json");
const FORMS: SentForm[] = [
  { form: "contact", route: "/contact", cancelButtons: 0 },
  {
    form: "partner-application",
    route: "/partners",
    opener: program?.buttonText,
    placeholders: { title: program?.title ?? "" },
    cancelButtons: 1,
  },
];

async function openForm({ form, route, opener, placeholders }: SentForm): Promise<Locator> {
  const { title } = wordsOf(form, placeholders);
  await open(route);
  if (opener === undefined) return page.getByRole("form", { name: title });
  await button(main(), opener).click();
  return page.getByRole("dialog", { name: title });
}

test.each(FORMS.filter(({ route }) => routes.includes(route)))(
  "the buttons of $form are disabled while it is sent, and a double click sends it once",
  async (sent) => {
    const { submit, busy, cancel, success } = wordsOf(sent.form);
    let respond = (): void => undefined;
    const received = await answerForms(page, { status: 200, after: new Promise<void>((done) => (respond = done)) });
    const scope = await openForm(sent);
    await fillFields(scope, inputFor(sent.form));
    await button(scope, submit).dblclick();
    const busyButton = button(scope, busy);
    await busyButton.waitFor();
    expect(await busyButton.isDisabled()).toBe(true);
    const cancelButton = button(scope, cancel ?? "Cancel");
    expect(await cancelButton.count()).toBe(sent.cancelButtons);
    for (const each of await cancelButton.all()) expect(await each.isDisabled()).toBe(true);
    respond();
    const notice = noticesOf(page).getByText(success.title, { exact: true });
    await notice.waitFor();
    expect(received).toHaveLength(1);
    expect(await notice.count()).toBe(1);
  },
);

testPages("/partners")("the buttons of the partners' hero open the inquiry", async () => {
  const { title, submit, cancel, success } = wordsOf("partnership-inquiry");
  const { hero } = contentOf<Queries.PartnersPage>("pages/partners.json");
  const received = await answerForms(page, { status: 200 });
  await open("/partners");
  const buttons = main().locator("section").first().getByRole("button");
  expect(await buttons.allTextContents()).toEqual(hero.actions?.map(({ text }) => text));
  const dialog = page.getByRole("dialog", { name: title });
  await buttons.first().click();
  await button(dialog, cancel ?? "").click();
  await dialog.waitFor({ state: "detached" });
  await buttons.last().click();
  await fillFields(dialog, inputFor("partnership-inquiry"));
  await button(dialog, submit).click();
  await noticesOf(page).getByText(success.title, { exact: true }).waitFor();
  expect(received[0]?.postDataJSON()).toMatchObject({
    additional_data: { partnershipType: FILLED["partnership-inquiry"].partnershipType },
  });
});
