import { readFileSync } from "node:fs";
import { openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { fieldOf } from "../../../testing/desk/desk-forms";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(6000);
});
afterAll(() => desk.close());

const DOCUMENT = readFileSync("__tests__/fixtures/clipboard/google-docs.html", "utf8");

test("pasting a Google Docs document keeps its structure and reports what was removed", async () => {
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
  await paste(DOCUMENT);
  await text.getByRole("heading", { name: "Scanning a mill", level: 2 }).waitFor();
  expect(await text.locator("strong").allTextContents()).toEqual(["bold", "Boards", "Days"]);
  expect(await text.locator("em").allTextContents()).toEqual(["italic"]);
  expect(await text.getByRole("listitem").allTextContents()).toEqual(["Floor", "Boards", "Roof"]);
  const cells = await text.getByRole("row").evaluateAll((rows) => rows.map(({ children }) => children.length));
  expect(cells).toEqual([2, 2]);
  const notice = content.getByRole("status");
  expect(await notice.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("A picture was removed."),
    expect.stringContaining("A list inside a list became one list"),
    expect.stringContaining("A merged cell became several cells"),
  ]);
  await paste();
  expect(await notice.innerText()).toContain("The text of an article cannot contain pictures.");
});
