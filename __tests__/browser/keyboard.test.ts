import type { Locator, Page } from "playwright-core";
import { answerForms, noticesOf, FORM_INPUT } from "../support/browser/form-answers";
import { reach, typeInto } from "../support/browser/keyboard";
import { waitForQuery, waitForHydration } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

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
const inFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

test("a visitor fills in and sends the contact form", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/contact");
  const form = main().getByRole("form", { name: "Send Us a Message" });
  await typeInto(page, form, FORM_INPUT.contact);
  await page.keyboard.press("Tab");
  expect(await inFocus(form.getByRole("button", { name: "Send Message" }))).toBe(true);
  await page.keyboard.press("Space");
  await noticesOf(page).getByText("Message Sent!").waitFor();
  expect(received[0]?.postDataJSON()).toMatchObject({ message: FORM_INPUT.contact.Message });
});

test("a partner's application opens, keeps the focus inside, is sent, and returns the focus to its button", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/partners");
  const opener = main().getByRole("button", { name: "Apply as Reseller Partner" });
  await reach(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Reseller Partner Application" });
  await dialog.waitFor();
  await typeInto(page, dialog, FORM_INPUT.application);
  await reach(page, dialog.getByRole("button", { name: "Close" }));
  await reach(page, dialog.getByRole("button", { name: "Submit Application" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await noticesOf(page).getByText("Application Received!").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(received).toHaveLength(1);
  expect(await inFocus(opener)).toBe(true);
});

test("Enter in a field submits a marketplace application, and the focus returns to the button that opened it", async () => {
  await open("/marketplace");
  const opener = main().getByRole("button", { name: "Partner With Us" });
  await reach(page, opener);
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: "Partner Application" });
  await dialog.waitFor();
  await typeInto(page, dialog, FORM_INPUT.marketplace);
  await reach(page, dialog.getByLabel("Company", { exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await noticesOf(page).getByText("Application Submitted!").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await inFocus(opener)).toBe(true);
});

test("Enter subscribes to the newsletter", async () => {
  const received = await answerForms(page, { status: 200 });
  await open("/blog");
  const form = main().getByRole("form", { name: "Newsletter" });
  await reach(page, form.getByLabel("Email", { exact: true }), "Shift+Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await noticesOf(page).getByText("Thank you for subscribing").waitFor();
  expect(received).toHaveLength(1);
});

test.each([
  {
    path: "/blog",
    placeholder: "Search articles...",
    chip: "Company News",
    none: "No articles found",
  },
  {
    path: "/case-studies",
    placeholder: "Search case studies...",
    chip: "Insurance",
    none: "No case studies found",
  },
])("$path is filtered, searched and reset", async ({ path, placeholder, chip, none }) => {
  await open(path);
  const filter = main().getByRole("button", { name: chip, exact: true });
  await reach(page, filter);
  await page.keyboard.press("Space");
  await main().getByRole("status").getByText(/\b3\b/).waitFor();
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
  await reach(page, main().getByPlaceholder(placeholder), "Shift+Tab");
  await page.keyboard.type("zeppelin");
  await main().getByText(none).waitFor();
  await reach(page, main().getByRole("button", { name: "Reset Filters" }));
  await page.keyboard.press("Enter");
  await main().getByRole("button", { name: "Reset Filters" }).waitFor({ state: "detached" });
  expect(await main().getByPlaceholder(placeholder).inputValue()).toBe("");
  expect(await filter.getAttribute("aria-pressed")).toBe("false");
});

test("the arrow keys select the help center, and a question opens and closes", async () => {
  await open("/academy");
  // Arrow keys do nothing before hydration, and are not replayed after it.
  await waitForHydration(page);
  await reach(page, main().getByRole("tab", { name: "Tutorials" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await main().getByRole("tab", { name: "Help Center", selected: true }).waitFor();
  const question = page.locator("details[name=faq] > summary").first();
  const answer = page.locator("details[name=faq]").first();
  await reach(page, question);
  await page.keyboard.press("Enter");
  expect(await answer.getAttribute("open")).not.toBeNull();
  await page.keyboard.press("Space");
  expect(await answer.getAttribute("open")).toBeNull();
});

test("Enter plays a film, and moves the focus to its player", async () => {
  await open("/");
  await reach(page, main().getByRole("button", { name: /^Play film: Objects recognized/ }));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  expect(await inFocus(page.locator("video"))).toBe(true);
});

test("the planner calculates in feet, and the URL contains its input", async () => {
  await open("/products/planner");
  await reach(page, main().getByRole("button", { name: "Imperial" }));
  await page.keyboard.press("Enter");
  await reach(page, main().getByRole("textbox", { name: "Rooms" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await main().getByText("120 points × (33 s + 30 s)").waitFor();
  // The parameters may be in either order, because early input is replayed after hydration.
  await page.waitForURL(({ searchParams: query }) => query.get("units") === "imperial" && query.get("rooms") === "40");
  expect(await inFocus(main().getByRole("textbox", { name: "Rooms" }))).toBe(true);
});

test("a visitor selects devices and rows of the comparison and reaches its table", async () => {
  await open("/products/compare");
  // Headers are found by text, because the accessible name of a column header begins with the alt text of its picture.
  const minion = main()
    .getByRole("columnheader")
    .filter({ hasText: /^MINION/ });
  const weights = main()
    .getByRole("rowheader")
    .filter({ hasText: /^Weight/ });
  expect([await minion.count(), await weights.count()]).toEqual([1, 1]);
  await reach(page, main().getByRole("button", { name: "MINION" }));
  await page.keyboard.press("Space");
  await minion.waitFor({ state: "detached" });
  await reach(page, main().getByRole("button", { name: "Only differences" }));
  await page.keyboard.press("Enter");
  await waitForQuery(page, "?devices=pro%2Cmeta&show=differences");
  await reach(page, main().locator("summary", { hasText: "Choose rows" }));
  await page.keyboard.press("Enter");
  const weight = main().getByRole("checkbox", { name: "Weight" });
  await reach(page, weight);
  await page.keyboard.press("Space");
  await weights.waitFor({ state: "detached" });
  await reach(page, main().getByRole("region", { name: /Specifications/ }));
});
