import type { Page } from "@playwright/test";
import { answerForms, fillFields, noticesOf } from "../../support/browser/form-answers";
import { waitForHydration } from "../../../testing/site";
import { routes } from "../../../testing/routes";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { testIf } from "../../support/content/test-if";
import { answeredQuestions, decision } from "../../support/words/words-of-devices";
import { inputFor, interfaceLabels, wordsOf } from "../../support/words/words-of-forms";
import { menu } from "../../support/words/words-of-navigation";

const visit = siteVisit();

/** Opens a page, runs an action, and returns the URLs of the fonts that load during it. */
async function fontsFor(route: string, width: number, act: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await visit.newVisitor({ viewport: { width, height: 844 } });
  await page.goto(visit.url + route);
  await waitForHydration(page);
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await act(page);
  // Wait for fonts that the new text has requested.
  await page.evaluate(() => document.fonts.ready);
  return fonts;
}

// Because of `font-display: optional`, the browser does not use a font that loads after its text is displayed, so
// interaction must not require a new font.
describe("no font loads for", () => {
  testIf(menu !== undefined, "The header has no menu.").each([
    { device: "a laptop", width: 1280, name: menu?.text ?? "" },
    { device: "a phone", width: 390, name: interfaceLabels.openMenu },
  ])("a menu on $device", async ({ name, width }) => {
    const { to = "" } = menu?.items[0] ?? {};
    const open = async (page: Page): Promise<void> => {
      await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
      await page.locator(`header a[href="${to}"]`).filter({ visible: true }).first().waitFor();
    };
    expect(await fontsFor("/", width, open)).toEqual([]);
  });

  test("a form's answer and its notice", async () => {
    const send = async (page: Page): Promise<void> => {
      await answerForms(page, { status: 200 });
      const { title, submit, success } = wordsOf("contact");
      const form = page.getByRole("form", { name: title });
      await fillFields(form, inputFor("contact"));
      await form.getByRole("button", { name: submit, exact: true }).click();
      await form.getByText(success.title).waitFor();
      await noticesOf(page).getByText(success.title).waitFor();
    };
    expect(await fontsFor("/contact", 390, send)).toEqual([]);
  });

  testIf(
    routes.includes("/products/finder") && decision !== undefined,
    "The site has no finder whose answers suggest one device and rule out another.",
  )("the finder's result, with the devices that are ruled out", async () => {
    const answer = async (page: Page): Promise<void> => {
      const { excluded } = contentOf<Queries.FinderPage>("pages/finder.json").labels;
      for (const { question, answer: choice } of answeredQuestions)
        await page.getByRole("group", { name: question }).getByRole("radio", { name: choice, exact: true }).check();
      await page.getByRole("heading", { name: excluded, exact: true }).waitFor();
    };
    expect(await fontsFor("/products/finder", 1280, answer)).toEqual([]);
  });
});
