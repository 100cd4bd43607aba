import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { routes } from "../../../testing/routes";
import { testIf } from "../../support/content/test-if";

const GOOGLE_DOCS_HTML = readFileSync("__tests__/fixtures/clipboard/google-docs.html", "utf8");

const testArticle = testIf(articleNumbers("data").length > 0, "The site has no article.");

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(6000);
  // The desk asks before an editor leaves a form with unsaved changes.
  desk.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(() => desk.close());

testArticle("a list with too few texts shows the minimum number", async () => {
  await openForm(desk.page, `articles/entries/${articleNumbers("data")[0]}`);
  const keywords = fieldOf(desk.page, "seo.keywords");
  const remove = keywords.getByRole("button", { name: /^Remove/ });
  await remove.first().waitFor();
  while ((await remove.count()) > 2) await remove.last().click();
  await desk.page.getByRole("button", { name: "Save", exact: true }).click();
  // Sveltia wraps its numbers in invisible direction marks.
  await keywords.getByText(/You must add at least .?3.? items\./u).waitFor();
  expect(await remove.count()).toBe(2);
});

const [legalFile = ""] = readdirSync("data/pages/legal");
const { route: legalRoute } = JSON.parse(readFileSync(join("data/pages/legal", legalFile), "utf8")) as {
  route: string;
};
const FORMS = [
  ["pages/entries/home", "/"],
  ["pages/entries/about", "/about"],
  ["academy/entries/faqs", "/academy"],
  [`pages-legal/entries/${basename(legalFile, ".json")}`, legalRoute],
] as const;

test.each(FORMS.filter(([, path]) => routes.includes(path)))(
  "the form of %s links to its page",
  async (formPath, path) => {
    const { page } = desk;
    await openForm(page, formPath);
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "View on Live Site" }).click();
    const opened = await opening;
    expect(new URL(opened.url()).pathname).toBe(path);
    await opened.close();
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await formOf(page).waitFor({ state: "detached" });
  },
);

testArticle("pasting a Google Docs document keeps its structure and reports what was removed", async () => {
  await openForm(desk.page, "articles/new");
  const content = fieldOf(desk.page, "content");
  const text = content.getByRole("textbox", { name: "Text of the article" });
  const paste = (html?: string): Promise<void> =>
    text.evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      if (pasted === undefined) clipboardData.items.add(new File(["x"], "mill.png", { type: "image/png" }));
      else clipboardData.setData("text/html", pasted);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await text.click();
  await paste(GOOGLE_DOCS_HTML);
  await text.getByRole("heading", { name: "Scanning a mill", level: 2 }).waitFor();
  expect(await text.locator("strong").allTextContents()).toEqual(["bold", "Boards", "Days"]);
  expect(await text.locator("em").allTextContents()).toEqual(["italic"]);
  expect(await text.getByRole("listitem").allTextContents()).toEqual(["Floor", "Boards", "Roof"]);
  const cells = await text.getByRole("row").evaluateAll((rows) => rows.map(({ children }) => children.length));
  expect(cells).toEqual([2, 2]);
  const notice = content.getByRole("status");
  expect(await notice.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("A picture was removed."),
    expect.stringContaining("A nested list was merged into its outer list"),
    expect.stringContaining("A merged cell became several cells"),
  ]);
  await paste();
  expect(await notice.innerText()).toContain("The text of an article cannot contain pictures.");
});
