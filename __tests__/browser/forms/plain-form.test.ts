import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { settingsFrom } from "../../../server/settings";
import { violations } from "../../support/browser/accessibility";
import { fillFields, TYPED } from "../../support/browser/form-answers";
import { visitSite, watchPage, type Visit } from "../../../testing/site";
import { stored } from "../../../testing/server/stores";

const folder = mkdtempSync(join(tmpdir(), "plain-form-"));
const url = `file:${join(folder, "submissions.db")}`;
const PHONE = { width: 390, height: 844 };

let visit: Visit;
let page: Page;
let heard: string[];
beforeAll(async () => {
  visit = await visitSite(settingsFrom({ DATABASE_URL: url, FORMS_LIMIT: "1000/1m" }));
});
afterAll(async () => {
  await visit.close();
  rmSync(folder, { recursive: true, force: true });
});

const contactForm = () => page.getByRole("form", { name: "Send Us a Message" });
const send = (name: string) => page.getByRole("button", { name }).click();
const heading = () => page.getByRole("heading", { level: 1 }).innerText();

describe("without JavaScript", () => {
  beforeEach(async () => {
    page = await visit.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
    heard = watchPage(page, visit.address);
  });
  afterEach(async () => {
    expect(heard.filter((line) => !/status (of )?422/.test(line))).toEqual([]);
    await visit.releasePages();
  });

  test("a message is sent, a page says so and leads back, and a reload sends nothing twice", async () => {
    await page.goto(`${visit.address}/contact`);
    await fillFields(contactForm(), TYPED.contact);
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    await page.reload();
    expect(await heading()).toBe("Message Sent!");
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    const received = (await stored(url)).filter(({ message }) => message === TYPED.contact.Message);
    expect(received).toMatchObject([{ name: "Ada Byron", additional_data: { source_page: "/contact" } }]);
    await page.getByRole("link", { name: "Back to the site" }).click();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });

  test("what is wrong is marked, with the text kept; mended, it is sent from the answer", async () => {
    await page.goto(`${visit.address}/contact`);
    await fillFields(contactForm(), { ...TYPED.contact, "First Name": "  ", Message: "Mended <b>text</b>" });
    await send("Send Message");
    expect(await heading()).toBe("Not sent yet");
    expect(await contactForm().getByLabel("Message").inputValue()).toBe("Mended <b>text</b>");
    await page.getByRole("link", { name: "First Name: Please fill in this field." }).click();
    const name = contactForm().getByLabel("First Name");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.fill("Grace");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    const received = (await stored(url)).filter(({ message }) => message === "Mended <b>text</b>");
    expect(received).toMatchObject([{ name: "Grace Byron", additional_data: { source_page: "/contact" } }]);
  });

  test("an address of a domain in another script is sent; one that the browser accepts without a dot is refused", async () => {
    await page.goto(`${visit.address}/contact`);
    await fillFields(contactForm(), { ...TYPED.contact, Email: "ada@gmail", Message: "Another script" });
    await send("Send Message");
    await page.getByRole("link", { name: "Email: Please enter a valid email address." }).click();
    await contactForm().getByLabel("Email").fill("ada@müller.de");
    await send("Send Message");
    expect(await heading()).toBe("Message Sent!");
    // Chromium converts what is typed into a field for emails.
    const received = (await stored(url)).filter(({ message }) => message === "Another script");
    expect(received).toMatchObject([{ email: "ada@xn--mller-kva.de" }]);
  });

  test("a subscription is taken, as an address and nothing else", async () => {
    await page.goto(`${visit.address}/blog`);
    await page.getByRole("form", { name: "Newsletter" }).getByLabel("Email").fill("ed@letters.example");
    await send("Subscribe");
    expect(await heading()).toBe("Thank you for subscribing");
    const received = (await stored(url)).filter(({ email }) => email === "ed@letters.example");
    expect(received).toMatchObject([{ name: null, additional_data: { subject: "Newsletter" } }]);
    expect(Object.keys(received[0]?.additional_data ?? {})).toEqual(["subject"]);
  });
});

test("the answer has no fault that axe finds, and no script of it runs", async () => {
  page = await visit.newVisitor();
  heard = watchPage(page, visit.address);
  // The live form would send it itself.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${visit.address}/contact`);
  await fillFields(contactForm(), { ...TYPED.contact, Subject: " " });
  await send("Send Message");
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  heard.splice(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
  expect(heard).toEqual([]);
  await visit.releasePages();
});
