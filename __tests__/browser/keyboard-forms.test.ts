import type { Locator, Page } from "@playwright/test";
import { routes } from "../../testing/routes";
import { answerForms, noticesOf } from "../support/browser/form-answers";
import { hasFocus, reach, typeInto } from "../support/browser/keyboard";
import { siteVisit } from "../support/browser/site-visit";
import { FILLED } from "../support/content/data";
import { programs, testPrograms } from "../support/content/tested-entries";
import { testIf, testPages } from "../support/content/test-if";
import { inputFor, interfaceLabels, labelOf, openersOn, wordsOf } from "../support/words/words-of-forms";

// These tests use no mouse: only key presses move the focus.

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");
const open = async (path: string): Promise<void> => {
  await page.goto(visit.url + path, { waitUntil: "load" });
};

test("a visitor fills in and sends the contact form", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/contact");
  const { title, submit, success } = wordsOf("contact");
  const form = main().getByRole("form", { name: title });
  await typeInto(page, form, inputFor("contact"));
  await page.keyboard.press("Tab");
  expect(await hasFocus(form.getByRole("button", { name: submit }))).toBe(true);
  await page.keyboard.press("Space");
  await noticesOf(page).getByText(success.title).waitFor();
  expect(received[0]?.postDataJSON()).toMatchObject({ message: FILLED.contact["message"] });
});

testPrograms()(
  "a partner's application opens, keeps the focus inside, is sent, and returns the focus to its button",
  async () => {
    const received = await answerForms(page, { status: 200 });
    await open("/partners");
    const [program] = programs;
    const { title, submit, success } = wordsOf("partner-application", { title: program?.title ?? "" });
    const opener = main().getByRole("button", { name: program?.buttonText ?? "" });
    await reach(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await typeInto(page, dialog, inputFor("partner-application"));
    await reach(page, dialog.getByRole("button", { name: interfaceLabels.close }));
    await reach(page, dialog.getByRole("button", { name: submit }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await noticesOf(page).getByText(success.title).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(received).toHaveLength(1);
    expect(await hasFocus(opener)).toBe(true);
  },
);

const [marketplaceOpener] = openersOn("marketplace", "marketplace-general");
const testMarketplace = testIf(
  routes.includes("/marketplace") && marketplaceOpener !== undefined,
  "The site has no marketplace with a button for partners.",
);

testMarketplace(
  "Enter in a field submits a marketplace application, and the focus returns to the button that opened it",
  async () => {
    await open("/marketplace");
    const { title, success } = wordsOf("marketplace-partner");
    const opener = main().getByRole("button", { name: marketplaceOpener ?? "" });
    await reach(page, opener);
    await page.keyboard.press("Space");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await typeInto(page, dialog, inputFor("marketplace-partner"));
    await reach(page, dialog.getByLabel(labelOf("marketplace-partner", "company"), { exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await noticesOf(page).getByText(success.title).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(await hasFocus(opener)).toBe(true);
  },
);

testPages("/blog")("Enter subscribes to the newsletter", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/blog");
  const { title, success } = wordsOf("newsletter");
  const form = main().getByRole("form", { name: title });
  await reach(page, form.getByLabel(labelOf("newsletter", "email"), { exact: true }), "Shift+Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await noticesOf(page).getByText(success.title).waitFor();
  expect(received).toHaveLength(1);
});
