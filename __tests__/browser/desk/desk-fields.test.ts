import { readFileSync } from "node:fs";
import { openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

const GOOGLE_DOCS_HTML = readFileSync("__tests__/fixtures/clipboard/google-docs.html", "utf8");

const [first] = articleNumbers("data");

test.use({ deskHeight: 900 });

test.describe("the last field", () => {
  test.use({ deskHeight: 6000 });

  test("a list with too few texts shows the minimum number", async ({ desk: { page } }) => {
    test.skip(first === undefined, "The site has no article.");
    await openForm(page, `articles/entries/${first}`);
    const keywords = fieldOf(page, "seo.keywords");
    const remove = keywords.getByRole("button", { name: /^Remove/ });
    await remove.first().waitFor();
    while ((await remove.count()) > 2) await remove.last().click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // Sveltia wraps its numbers in invisible direction marks.
    await expect(keywords.getByText(/You must add at least .?3.? items\./u)).toBeVisible();
    await expect(remove).toHaveCount(2);
  });
});

test("pasting a Google Docs document keeps its structure and reports what was removed", async ({ desk: { page } }) => {
  test.skip(first === undefined, "The site has no article.");
  await openForm(page, "articles/new");
  const content = fieldOf(page, "content");
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
  await expect(text.getByRole("heading", { level: 2 })).toHaveText("Scanning a mill");
  await expect(text.locator("strong")).toHaveText(["bold", "Boards", "Days"]);
  await expect(text.locator("em")).toHaveText(["italic"]);
  await expect(text.getByRole("listitem")).toHaveText(["Floor", "Boards", "Roof"]);
  const cells = await text.getByRole("row").evaluateAll((rows) => rows.map(({ children }) => children.length));
  expect(cells).toEqual([2, 2]);
  const notice = content.getByRole("status");
  await expect(notice.getByRole("listitem")).toHaveText([
    /A picture was removed\./,
    /A nested list was merged into its outer list/,
    /A merged cell became several cells/,
  ]);
  await paste();
  await expect(notice).toContainText("The text of an article cannot contain pictures.");
});
