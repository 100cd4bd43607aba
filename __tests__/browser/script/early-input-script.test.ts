import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { visitSite, type Visit } from "../../../testing/site";

// The built script on a small page; early-input.test.ts visits pages of the site.

const FALLBACK_DELAY_MS = 5000;

const BODY = `
  <a href="#place">Link</a>
  <button type="button">Menu</button>
  <button type="button">Demo</button>
  <noscript><a href="/demo">Demo &amp; more</a></noscript>
  <details><summary>Question</summary><p>Answer</p></details>
  <form><button type="submit">Send</button></form>
  <label>Search <input></label>
  <label><input type="radio" name="size">small</label>
  <label><input type="radio" name="size">large</label>`;

declare global {
  interface Window {
    /** Events that have reached the page, with the names of their targets. */
    reached: string[];
  }
}

let visit: Visit;
let page: Page;
let script: string;
beforeAll(async () => {
  const scripts = readFileSync("public/index.html", "utf8").matchAll(/<script>([\s\S]*?)<\/script>/g);
  script = [...scripts].map(([, text = ""]) => text).find((text) => text.includes("earlyInput")) ?? "";
  expect(script).not.toBe("");
  visit = await visitSite();
  page = await visit.newVisitor();
});
afterAll(() => visit.close());

beforeEach(async () => {
  await page.goto("about:blank");
  // The clock advances only when a test calls `wait`.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setContent(`<script>${script}</script><main>${BODY}</main>`);
  await page.evaluate(listen);
});

/** Runs in the page. */
function listen(): void {
  window.reached = [];
  const record = (event: string, { target }: Event): void => {
    const element = target as HTMLInputElement;
    const name = element.labels?.[0]?.textContent.trim() ?? element.textContent.trim();
    window.reached.push(`${event} ${element.type === "text" ? element.value : name}`);
  };
  document.body.addEventListener("click", (event) => record("press", event));
  document.body.addEventListener("input", (event) => record("enter", event));
  document.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    window.reached.push("send");
  });
}

const button = (name: string): Locator => page.getByRole("button", { name });
const question = (): Locator => page.locator("details[open]");
const fallback = (): Locator => page.getByRole("link", { name: "Demo & more" });
const reached = (): Promise<string[]> => page.evaluate(() => window.reached.splice(0));
const prepareHydration = (): Promise<void> => page.evaluate(() => window.earlyInput?.prepareHydration());
const replay = (): Promise<void> => page.evaluate(() => window.earlyInput?.replay());
const hydrate = async (): Promise<void> => {
  await prepareHydration();
  await replay();
};
const wait = (milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

test("only the last of several buttons that were pressed before hydration is pressed after it, once", async () => {
  for (const name of ["Menu", "Menu", "Demo"]) await button(name).click();
  expect(await reached()).toEqual([]);
  await hydrate();
  expect(await reached()).toEqual(["press Demo"]);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("a form that was sent before hydration is sent after it", async () => {
  await button("Send").click();
  expect(await reached()).toEqual([]);
  await hydrate();
  expect(await reached()).toEqual(["press Send", "send"]);
});

test("a link works immediately, and is not followed again after hydration", async () => {
  await page.getByRole("link", { name: "Link" }).click();
  expect(await reached()).toEqual(["press Link"]);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("a button that was removed meanwhile is not pressed", async () => {
  await button("Demo").click();
  await button("Demo").evaluate((removed) => {
    removed.addEventListener("click", () => window.reached.push("press of a removed button"));
    removed.remove();
  });
  await hydrate();
  expect(await reached()).toEqual([]);
});

/** Renders the page again, as React does when its HTML has changed. @param change of the HTML */
const renderAgain = (change: [from: string, to: string] = ["", ""]): Promise<void> =>
  page.evaluate(
    ([html, [from, to]]) => {
      const rendered = document.createElement("main");
      rendered.innerHTML = html.replaceAll(from, to);
      document.querySelector("main")?.replaceWith(rendered);
    },
    [BODY, change] as const,
  );

test("fields that were rendered again get their values, the focus and the caret", async () => {
  await page.getByRole("radio", { name: "large" }).click();
  await page.getByLabel("Search").pressSequentially("roof");
  await page.keyboard.press("ArrowLeft");
  await reached();
  await renderAgain();
  await hydrate();
  expect((await reached()).filter((what) => what.startsWith("enter"))).toEqual(["enter large", "enter roof"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
  await page.keyboard.type("-");
  expect(await page.getByLabel("Search").inputValue()).toBe("roo-f");
});

test("a field that has lost the focus does not get it back", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await page.getByLabel("Search").blur();
  await renderAgain();
  await hydrate();
  expect(await page.getByLabel("Search").evaluate((field) => field === document.activeElement)).toBe(false);
});

test.each<[string, [string, string], string[]]>([
  ["has its text", ["", ""], ["press Demo"]],
  ["has its text, among more buttons", ["<a", "<button>Fill in</button><a"], ["press Demo"]],
  ["has its position and another text", ["Demo", "Vorführung"], ["press Vorführung"]],
])("a button that was rendered again is pressed when it %s", async (_what, change, expected) => {
  await button("Demo").click();
  await renderAgain(change);
  await hydrate();
  expect(await reached()).toEqual(expected);
});

test("a button with another text in another position is not pressed", async () => {
  await button("Demo").click();
  await renderAgain(['<button type="button">Demo', '<button>More</button><button type="button">Vorführung']);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("typed text is dispatched again, also when hydration has replaced it", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await reached();
  await page.getByLabel("Search").evaluate((field: HTMLInputElement) => (field.value = "wall"));
  await hydrate();
  expect(await reached()).toEqual(["enter roof"]);
});

test("several choices are dispatched in their order", async () => {
  for (const name of ["large", "small", "large"]) await page.getByRole("radio", { name }).click();
  await reached();
  await hydrate();
  expect((await reached()).filter((what) => what.startsWith("enter"))).toEqual(["enter small", "enter large"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
});

test("a page does not fall back before a press", async () => {
  await wait(10 * FALLBACK_DELAY_MS);
  expect(await fallback().count()).toBe(0);
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS - 1);
  expect(await fallback().count()).toBe(0);
  await wait(1);
  expect(await fallback().count()).toBe(1);
});

const FAILURES: [string, () => Promise<unknown>][] = [
  [
    "a script fails to load",
    async () => {
      await page.evaluate(() =>
        document.head.append(Object.assign(document.createElement("script"), { src: "data:," })),
      );
      await page.evaluate(() => document.querySelector("script[src]")?.dispatchEvent(new Event("error")));
    },
  ],
  ["a script throws", () => page.evaluate(() => dispatchEvent(new ErrorEvent("error")))],
  ["a promise is rejected", () => page.evaluate(() => dispatchEvent(new Event("unhandledrejection")))],
  [
    "the delay after a press has passed",
    async () => {
      await button("Menu").click();
      await wait(FALLBACK_DELAY_MS);
    },
  ],
];

describe.each(FAILURES)("when %s", (_what, happen) => {
  test("the page shows its fallback, and presses reach the browser", async () => {
    await happen();
    expect(await fallback().getAttribute("href")).toBe("/demo");
    await reached();
    await button("Demo").click();
    await button("Send").click();
    expect(await reached()).toEqual(["press Demo", "press Send", "send"]);
  });

  test("hydration gets the served HTML", async () => {
    const served = await page.locator("body").innerHTML();
    await happen();
    await prepareHydration();
    expect(await page.locator("body").innerHTML()).toBe(served);
  });
});

test("a question that was pressed before the fallback opens with it, and hydration does not close it", async () => {
  await page.getByText("Question").click();
  expect(await question().count()).toBe(0);
  await wait(FALLBACK_DELAY_MS);
  expect(await question().count()).toBe(1);
  await hydrate();
  expect(await question().count()).toBe(1);
});

test("a button that was pressed before the fallback gets the focus, and is pressed after hydration if it still has it", async () => {
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS);
  expect(await button("Menu").evaluate((menu) => menu === document.activeElement)).toBe(true);
  await hydrate();
  expect(await reached()).toEqual(["press Menu"]);
});

test("a button is not pressed after hydration when the visitor has moved the focus in the fallback", async () => {
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS);
  await page.getByRole("link", { name: "Link" }).focus();
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("a press during hydration is replayed, also when hydration takes longer than the delay", async () => {
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error")));
  await prepareHydration();
  await button("Demo").click();
  await wait(10 * FALLBACK_DELAY_MS);
  expect(await reached()).toEqual([]);
  await button("Demo").focus();
  await replay();
  expect(await reached()).toEqual(["press Demo"]);
});

test("a picture that fails to load changes nothing", async () => {
  await page.evaluate(() => document.body.append(new Image()));
  await page.locator("img").dispatchEvent("error");
  await button("Menu").click();
  expect(await fallback().count()).toBe(0);
  expect(await reached()).toEqual([]);
});
