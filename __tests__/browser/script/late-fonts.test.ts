import type { Page } from "playwright-core";
import { answerForms, fillFields, noticesOf, FORM_INPUT } from "../../support/browser/form-answers";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

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
  test.each([
    ["Products", 1280, "All products"],
    ["Menu", 390, "Manufacturing"],
  ])("the menu under %s at %i px", async (name, width, link) => {
    const open = async (page: Page): Promise<void> => {
      await page.getByRole("button", { name }).click();
      await page.getByRole("banner").getByRole("link", { name: link }).filter({ visible: true }).waitFor();
    };
    expect(await fontsFor("/", width, open)).toEqual([]);
  });

  test("a form's answer and its notice", async () => {
    const send = async (page: Page): Promise<void> => {
      await answerForms(page, { status: 200 });
      const form = page.getByRole("form", { name: "Send Us a Message" });
      await fillFields(form, FORM_INPUT.contact);
      await form.getByRole("button", { name: "Send Message" }).click();
      await form.getByText("Message Sent!").waitFor();
      await noticesOf(page).getByText("Message Sent!").waitFor();
    };
    expect(await fontsFor("/contact", 390, send)).toEqual([]);
  });

  test("the finder's result, with the devices that are ruled out", async () => {
    const answer = async (page: Page): Promise<void> => {
      for (const choice of ["Plants and halls", "More than that", "Dimensions", "Into CAD or BIM"])
        await page.getByRole("radio", { name: choice }).check();
      await page.getByRole("heading", { name: "Ruled out" }).waitFor();
    };
    expect(await fontsFor("/products/finder", 1280, answer)).toEqual([]);
  });
});
