import { existsSync, readdirSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { openDesk, openForm, serveCopy, translationOf, type Desk } from "../../../testing/desk/desk";
import { entryNames } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";

const [language = ""] = existsSync("data/locales") ? readdirSync("data/locales") : [];
const [article = ""] = entryNames("data", `locales/${language}/articles`);
const test = testIf(article !== "", "The site has no translated article.");

let desk: Desk;
beforeAll(async () => {
  if (article === "") return;
  desk = await openDesk(900, await serveCopy({ showsPage: true, language }));
  // Sveltia hides the other language in a narrow form.
  await desk.page.setViewportSize({ width: 2600, height: 900 });
  desk.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(() => (article === "" ? undefined : desk.close()));

const title = (): Locator => translationOf(desk.page, language).locator('[data-key-path="title"] input');
const headline = (text: string): Locator =>
  desk.page.frameLocator("iframe").getByRole("heading", { level: 1, name: text, exact: true });

test("a page in another language shows and marks the translation that is not saved", async () => {
  await openForm(desk.page, `articles/entries/${article}`);
  const saved = await title().inputValue();
  await headline(saved).waitFor();
  await title().fill("Ein Titel, der nicht gespeichert ist");
  await headline("Ein Titel, der nicht gespeichert ist")
    .and(desk.page.frameLocator("iframe").locator("[data-edited-in-desk]"))
    .waitFor();
  await desk.page.getByRole("button", { name: "Cancel Editing" }).click();
  await desk.page.locator(".content-editor").waitFor({ state: "detached" });
});
