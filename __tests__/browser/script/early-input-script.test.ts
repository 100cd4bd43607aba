import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { visitSite, type Visit } from "../../../testing/site";

// Tests the built inline script on a small page; early-input.test.ts visits pages of the site. In fallback mode, a page
// works without its other scripts: it shows the content of `noscript`, and the browser handles presses.

/** Fallback mode starts this long after a press, unless the page hydrates first. */
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
    /** Events that have reached the page's listeners, with the names of their targets. */
    pageEvents: string[];
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

/** Runs in the page: records its events. */
function listen(): void {
  window.pageEvents = [];
  const record = (event: string, { target }: Event): void => {
    const element = target as HTMLInputElement;
    const name = element.labels?.[0]?.textContent.trim() ?? element.textContent.trim();
    window.pageEvents.push(`${event} ${element.type === "text" ? element.value : name}`);
  };
  document.body.addEventListener("click", (event) => record("press", event));
  document.body.addEventListener("input", (event) => record("enter", event));
  document.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    window.pageEvents.push("send");
  });
}

const button = (name: string): Locator => page.getByRole("button", { name });
const openQuestion = (): Locator => page.locator("details[open]");
const fallbackLink = (): Locator => page.getByRole("link", { name: "Demo & more" });
const takeEvents = (): Promise<string[]> => page.evaluate(() => window.pageEvents.splice(0));
const prepareHydration = (): Promise<void> => page.evaluate(() => window.earlyInput?.prepareHydration());
const replay = (): Promise<void> => page.evaluate(() => window.earlyInput?.replay());
const hydrate = async (): Promise<void> => {
  await prepareHydration();
  await replay();
};
const wait = (milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

test("of several presses before hydration, only the last is replayed, and only once", async () => {
  for (const name of ["Menu", "Menu", "Demo"]) await button(name).click();
  expect(await takeEvents()).toEqual([]);
  await hydrate();
  expect(await takeEvents()).toEqual(["press Demo"]);
  await hydrate();
  expect(await takeEvents()).toEqual([]);
});

test("a form that a visitor submits before hydration is submitted after it", async () => {
  await button("Send").click();
  expect(await takeEvents()).toEqual([]);
  await hydrate();
  expect(await takeEvents()).toEqual(["press Send", "send"]);
});

test("a click on a link takes effect before hydration and is not replayed", async () => {
  await page.getByRole("link", { name: "Link" }).click();
  expect(await takeEvents()).toEqual(["press Link"]);
  await hydrate();
  expect(await takeEvents()).toEqual([]);
});

test("a press is not replayed on a button that was removed before hydration", async () => {
  await button("Demo").click();
  await button("Demo").evaluate((removed) => {
    removed.addEventListener("click", () => window.pageEvents.push("press of a removed button"));
    removed.remove();
  });
  await hydrate();
  expect(await takeEvents()).toEqual([]);
});

/** Renders the page again, as React does when its HTML has changed. @param change a text in the HTML and its replacement */
const renderAgain = (change: [from: string, to: string] = ["", ""]): Promise<void> =>
  page.evaluate(
    ([html, [from, to]]) => {
      const rendered = document.createElement("main");
      rendered.innerHTML = html.replaceAll(from, to);
      document.querySelector("main")?.replaceWith(rendered);
    },
    [BODY, change] as const,
  );

test("fields that are rendered again keep their values, the focus and the position of the caret", async () => {
  await page.getByRole("radio", { name: "large" }).click();
  await page.getByLabel("Search").pressSequentially("roof");
  await page.keyboard.press("ArrowLeft");
  await takeEvents();
  await renderAgain();
  await hydrate();
  expect((await takeEvents()).filter((event) => event.startsWith("enter"))).toEqual(["enter large", "enter roof"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
  await page.keyboard.type("-");
  expect(await page.getByLabel("Search").inputValue()).toBe("roo-f");
});

test("a field that loses the focus before hydration does not get it back", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await page.getByLabel("Search").blur();
  await renderAgain();
  await hydrate();
  expect(await page.getByLabel("Search").evaluate((field) => field === document.activeElement)).toBe(false);
});

test.each<[string, [string, string], string[]]>([
  ["with the same text", ["", ""], ["press Demo"]],
  ["with the same text among more buttons", ["<a", "<button>Fill in</button><a"], ["press Demo"]],
  ["with another text in the same position", ["Demo", "Vorführung"], ["press Vorführung"]],
])("a press is replayed on the new button %s", async (_what, change, expected) => {
  await button("Demo").click();
  await renderAgain(change);
  await hydrate();
  expect(await takeEvents()).toEqual(expected);
});

test("a press is not replayed on a button with another text in another position", async () => {
  await button("Demo").click();
  await renderAgain(['<button type="button">Demo', '<button>More</button><button type="button">Vorführung']);
  await hydrate();
  expect(await takeEvents()).toEqual([]);
});

test("typed text is dispatched again after hydration, even if hydration has changed it", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await takeEvents();
  await page.getByLabel("Search").evaluate((field: HTMLInputElement) => (field.value = "wall"));
  await hydrate();
  expect(await takeEvents()).toEqual(["enter roof"]);
});

test("one input event is dispatched for each chosen radio button, in the order in which each was last chosen", async () => {
  for (const name of ["large", "small", "large"]) await page.getByRole("radio", { name }).click();
  await takeEvents();
  await hydrate();
  expect((await takeEvents()).filter((event) => event.startsWith("enter"))).toEqual(["enter small", "enter large"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
});

test("fallback mode starts when the delay after a press has passed, and not without a press", async () => {
  await wait(10 * FALLBACK_DELAY_MS);
  expect(await fallbackLink().count()).toBe(0);
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS - 1);
  expect(await fallbackLink().count()).toBe(0);
  await wait(1);
  expect(await fallbackLink().count()).toBe(1);
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

describe.each(FAILURES)("when %s", (_what, fail) => {
  test("fallback mode starts, and the browser handles presses", async () => {
    await fail();
    expect(await fallbackLink().getAttribute("href")).toBe("/demo");
    await takeEvents();
    await button("Demo").click();
    await button("Send").click();
    expect(await takeEvents()).toEqual(["press Demo", "press Send", "send"]);
  });

  test("prepareHydration restores the served HTML", async () => {
    const served = await page.locator("body").innerHTML();
    await fail();
    await prepareHydration();
    expect(await page.locator("body").innerHTML()).toBe(served);
  });
});

test("when fallback mode starts, a question that was pressed earlier opens, and hydration does not close it", async () => {
  await page.getByText("Question").click();
  expect(await openQuestion().count()).toBe(0);
  await wait(FALLBACK_DELAY_MS);
  expect(await openQuestion().count()).toBe(1);
  await hydrate();
  expect(await openQuestion().count()).toBe(1);
});

test("fallback mode focuses the pressed button, and the press is replayed if the button still has the focus", async () => {
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS);
  expect(await button("Menu").evaluate((menu) => menu === document.activeElement)).toBe(true);
  await hydrate();
  expect(await takeEvents()).toEqual(["press Menu"]);
});

test("the press is not replayed if the visitor has moved the focus in fallback mode", async () => {
  await button("Menu").click();
  await wait(FALLBACK_DELAY_MS);
  await page.getByRole("link", { name: "Link" }).focus();
  await hydrate();
  expect(await takeEvents()).toEqual([]);
});

test("a press during hydration is replayed, even if hydration takes longer than the delay", async () => {
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error")));
  await prepareHydration();
  await button("Demo").click();
  await wait(10 * FALLBACK_DELAY_MS);
  expect(await takeEvents()).toEqual([]);
  await button("Demo").focus();
  await replay();
  expect(await takeEvents()).toEqual(["press Demo"]);
});

test("a picture that fails to load does not start fallback mode", async () => {
  await page.evaluate(() => document.body.append(new Image()));
  await page.locator("img").dispatchEvent("error");
  await button("Menu").click();
  expect(await fallbackLink().count()).toBe(0);
  expect(await takeEvents()).toEqual([]);
});
