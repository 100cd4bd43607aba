import type { Locator, Page } from "playwright-core";
import { answerForms, noticesOf, FORM_INPUT } from "../support/browser/form-answers";
import { reach, typeInto } from "../support/browser/keyboard";
import { queryIs, rendered, visitSite, type Visit } from "../../testing/site";

// No mouse is used here, and only the keyboard moves the focus.

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => visit.releasePages());

const main = (): Locator => page.getByRole("main");
const open = async (path: string): Promise<void> => {
  await page.goto(visit.address + path, { waitUntil: "load" });
};
const inFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

test("the contact form is filled in and sent", async () => {
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

test("a partner's application opens, traps the focus, is sent, and returns the focus to its button", async () => {
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

test("a marketplace application is sent with Enter in a field, and returns the focus to its button", async () => {
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

test("the newsletter is subscribed to with Enter", async () => {
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

test("the arrow keys choose the help center, and a question opens and closes", async () => {
  await open("/academy");
  // Arrow keys do nothing before there is a script, unlike presses.
  await rendered(page);
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

test("a place is planned in feet, and the address keeps it", async () => {
  await open("/products/planner");
  await reach(page, main().getByRole("button", { name: "Imperial" }));
  await page.keyboard.press("Enter");
  await reach(page, main().getByRole("textbox", { name: "Rooms" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await main().getByText("120 points × (33 s + 30 s)").waitFor();
  // In either order: what is pressed and typed before there is a script is repeated afterwards.
  await page.waitForURL(({ searchParams: query }) => query.get("units") === "imperial" && query.get("rooms") === "40");
});

test("devices and rows of the comparison are chosen, and its table scrolls", async () => {
  await open("/products/compare");
  // Found by their text: the name of a column header begins with the description of its picture.
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
  await queryIs(page, "?devices=pro%2Cmeta&show=differences");
  await reach(page, main().locator("summary", { hasText: "Choose rows" }));
  await page.keyboard.press("Enter");
  const weight = main().getByRole("checkbox", { name: "Weight" });
  await reach(page, weight);
  await page.keyboard.press("Space");
  await weights.waitFor({ state: "detached" });
  await reach(page, main().getByRole("region", { name: /Specifications/ }));
});
