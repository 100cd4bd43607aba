import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { visitSite, type Visit } from "../../../testing/site";

// The script as the build ships it, on a small page of its own; early-input.test.ts visits the site's pages.

/** A page falls back this long after a press. Milliseconds. */
const PATIENCE = 5000;

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
    /** What has reached the page: the names of what was pressed, sent and entered. */
    reached: string[];
  }
}

let visit: Visit;
let page: Page;
let shipped: string;
beforeAll(async () => {
  const scripts = readFileSync("public/index.html", "utf8").matchAll(/<script>([\s\S]*?)<\/script>/g);
  shipped = [...scripts].map(([, text = ""]) => text).find((text) => text.includes("earlyInput")) ?? "";
  expect(shipped).not.toBe("");
  visit = await visitSite();
  page = await visit.newVisitor();
});
afterAll(() => visit.close());

beforeEach(async () => {
  await page.goto("about:blank");
  // Time goes on only when a test says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setContent(`<script>${shipped}</script><main>${BODY}</main>`);
  await page.evaluate(listen);
});

/** Runs in the page. */
function listen(): void {
  window.reached = [];
  const tell = (what: string, { target }: Event): void => {
    const element = target as HTMLInputElement;
    const name = element.labels?.[0]?.textContent.trim() ?? element.textContent.trim();
    window.reached.push(`${what} ${element.type === "text" ? element.value : name}`);
  };
  document.body.addEventListener("click", (event) => tell("press", event));
  document.body.addEventListener("input", (event) => tell("enter", event));
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

test("of several buttons pressed before hydration the last is pressed after it, once", async () => {
  for (const name of ["Menu", "Menu", "Demo"]) await button(name).click();
  expect(await reached()).toEqual([]);
  await hydrate();
  expect(await reached()).toEqual(["press Demo"]);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("forms and questions do what the browser does with them only afterwards", async () => {
  await button("Send").click();
  expect(await reached()).toEqual([]);
  await hydrate();
  expect(await reached()).toEqual(["press Send", "send"]);
});

test("links lead on at once, and are not followed a second time", async () => {
  await page.getByRole("link", { name: "Link" }).click();
  expect(await reached()).toEqual(["press Link"]);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("a button that has gone meanwhile is not pressed", async () => {
  await button("Demo").click();
  await button("Demo").evaluate((gone) => {
    gone.addEventListener("click", () => window.reached.push("press of a button that has gone"));
    gone.remove();
  });
  await hydrate();
  expect(await reached()).toEqual([]);
});

/** Draws the page again, as React does when it finds it changed. @param change of its HTML */
const drawAgain = (change: [from: string, to: string] = ["", ""]): Promise<void> =>
  page.evaluate(
    ([html, [from, to]]) => {
      const drawn = document.createElement("main");
      drawn.innerHTML = html.replaceAll(from, to);
      document.querySelector("main")?.replaceWith(drawn);
    },
    [BODY, change] as const,
  );

test("fields that have been drawn again get what was entered, the focus and the caret", async () => {
  await page.getByRole("radio", { name: "large" }).click();
  await page.getByLabel("Search").pressSequentially("roof");
  await page.keyboard.press("ArrowLeft");
  await reached();
  await drawAgain();
  await hydrate();
  expect((await reached()).filter((what) => what.startsWith("enter"))).toEqual(["enter large", "enter roof"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
  await page.keyboard.type("-");
  expect(await page.getByLabel("Search").inputValue()).toBe("roo-f");
});

test("a field that was left does not get the focus back", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await page.getByLabel("Search").blur();
  await drawAgain();
  await hydrate();
  expect(await page.getByLabel("Search").evaluate((field) => field === document.activeElement)).toBe(false);
});

test.each<[string, [string, string], string[]]>([
  ["has its text", ["", ""], ["press Demo"]],
  ["has its text, among more buttons", ["<a", "<button>Fill in</button><a"], ["press Demo"]],
  ["has its place, and another text", ["Demo", "Vorführung"], ["press Vorführung"]],
])("a button that has been drawn again is pressed when it %s", async (_what, change, expected) => {
  await button("Demo").click();
  await drawAgain(change);
  await hydrate();
  expect(await reached()).toEqual(expected);
});

test("a button that has neither its text nor its place any more is not pressed", async () => {
  await button("Demo").click();
  await drawAgain(['<button type="button">Demo', '<button>More</button><button type="button">Vorführung']);
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("what was typed is told again, whatever hydration has put in its place", async () => {
  await page.getByLabel("Search").pressSequentially("roof");
  await reached();
  await page.getByLabel("Search").evaluate((field: HTMLInputElement) => (field.value = "wall"));
  await hydrate();
  expect(await reached()).toEqual(["enter roof"]);
});

test("of several choices the last is told last", async () => {
  for (const name of ["large", "small", "large"]) await page.getByRole("radio", { name }).click();
  await reached();
  await hydrate();
  expect((await reached()).filter((what) => what.startsWith("enter"))).toEqual(["enter small", "enter large"]);
  expect(await page.getByRole("radio", { name: "large" }).isChecked()).toBe(true);
});

test("a page waits as long as nothing is pressed", async () => {
  await wait(10 * PATIENCE);
  expect(await fallback().count()).toBe(0);
  await button("Menu").click();
  await wait(PATIENCE - 1);
  expect(await fallback().count()).toBe(0);
  await wait(1);
  expect(await fallback().count()).toBe(1);
});

const FAILURES: [string, () => Promise<unknown>][] = [
  [
    "a script cannot be fetched",
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
    "a press has waited too long",
    async () => {
      await button("Menu").click();
      await wait(PATIENCE);
    },
  ],
];

describe.each(FAILURES)("when %s", (_what, happen) => {
  test("the page shows what it has for visitors without script, and presses go to the browser", async () => {
    await happen();
    expect(await fallback().getAttribute("href")).toBe("/demo");
    await reached();
    await button("Demo").click();
    await button("Send").click();
    expect(await reached()).toEqual(["press Demo", "press Send", "send"]);
  });

  test("hydration finds the page as it was served", async () => {
    const served = await page.locator("body").innerHTML();
    await happen();
    await prepareHydration();
    expect(await page.locator("body").innerHTML()).toBe(served);
  });
});

test("a question pressed before the page falls back opens then, and is not closed by hydration", async () => {
  await page.getByText("Question").click();
  expect(await question().count()).toBe(0);
  await wait(PATIENCE);
  expect(await question().count()).toBe(1);
  await hydrate();
  expect(await question().count()).toBe(1);
});

test("a button pressed before the page falls back takes the focus, and is pressed by hydration while it keeps it", async () => {
  await button("Menu").click();
  await wait(PATIENCE);
  expect(await button("Menu").evaluate((menu) => menu === document.activeElement)).toBe(true);
  await hydrate();
  expect(await reached()).toEqual(["press Menu"]);
});

test("a visitor who has gone on in the fallback is not taken back", async () => {
  await button("Menu").click();
  await wait(PATIENCE);
  await page.getByRole("link", { name: "Link" }).focus();
  await hydrate();
  expect(await reached()).toEqual([]);
});

test("what is pressed while the page hydrates is kept, however long that takes", async () => {
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error")));
  await prepareHydration();
  await button("Demo").click();
  await wait(10 * PATIENCE);
  expect(await reached()).toEqual([]);
  await button("Demo").focus();
  await replay();
  expect(await reached()).toEqual(["press Demo"]);
});

test("a picture that cannot be fetched changes nothing", async () => {
  await page.evaluate(() => document.body.append(new Image()));
  await page.locator("img").dispatchEvent("error");
  await button("Menu").click();
  expect(await fallback().count()).toBe(0);
  expect(await reached()).toEqual([]);
});
