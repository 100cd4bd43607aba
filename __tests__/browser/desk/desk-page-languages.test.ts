import { existsSync, readdirSync } from "node:fs";
import { openForm, translationOf } from "../../../testing/desk/desk";
import { entryNames } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

const [language = ""] = existsSync("data/locales") ? readdirSync("data/locales") : [];
const [article = ""] = entryNames("data", `locales/${language}/articles`);
const NEW_TITLE = "Ein Titel, der nicht gespeichert ist";

test.skip(article === "", "The site has no translated article.");
test.use({ deskHeight: 900, deskCopy: { showsPage: true, language } });

test("a page in another language shows and marks the translation that is not saved", async ({ desk: { page } }) => {
  // Sveltia hides the other language in a narrow form.
  await page.setViewportSize({ width: 2600, height: 900 });
  const title = translationOf(page, language).locator('[data-key-path="title"] input');
  const headline = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await openForm(page, `articles/entries/${article}`);
  await expect(headline).toHaveText(await title.inputValue());
  await title.fill(NEW_TITLE);
  await expect(headline).toHaveText(NEW_TITLE);
  await expect(headline).toHaveAttribute("data-edited-in-desk");
});
