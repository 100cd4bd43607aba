import { expect, type Locator, type Page } from "@playwright/test";
import {
  FALLBACK_DELAY_MS,
  hydrate,
  moveEntries,
  prepareHydration,
  renderAgain,
  replay,
  takeEvents,
  test,
} from "../../support/browser/input/early-input-page";

// Tests the source of the inline script; early-input.test.ts visits pages of the site. In fallback mode, a page works
// without its other scripts: it shows the content of `noscript`, and the browser handles presses.

const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
const fallbackLink = (page: Page): Locator => page.getByRole("link", { name: "Demo & more" });
const pressAndRender = async (page: Page, changes: Readonly<Record<string, string>>): Promise<void> => {
  await button(page, "Demo").click();
  await renderAgain(page, changes);
};
const MORE_BUTTONS = { "<a": "<button>More</button><a" };
const TRANSLATED = { Demo: "Vorführung" };
const throwError = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new ErrorEvent("error")));
const pressAndWait = async (page: Page): Promise<void> => {
  await button(page, "Menu").click();
  await page.clock.runFor(FALLBACK_DELAY_MS);
};

/** Tests which events reach the page after hydration, and that only input and no press reaches it before. */
const testReplay = (what: string, replayed: readonly string[], act: (page: Page) => Promise<unknown>): void =>
  test(what, async ({ page }) => {
    await act(page);
    expect((await takeEvents(page)).filter((event) => !event.startsWith("input"))).toEqual([]);
    await hydrate(page);
    expect(await takeEvents(page)).toEqual(replayed);
  });

testReplay("only the last of several presses is replayed", ["click Menu"], async (page) => {
  for (const name of ["Demo", "Demo", "Menu"]) await button(page, name).click();
});
testReplay("a form that was submitted is submitted after hydration", ["click Send", "submit Send"], (page) =>
  button(page, "Send").click(),
);
testReplay("a press is not replayed on a button that was removed", [], async (page) => {
  await button(page, "Demo").click();
  await button(page, "Demo").evaluate((removed) => {
    removed.addEventListener("click", () => window.pageEvents.push("click on a removed button"));
    removed.remove();
  });
});
testReplay("a press is replayed on the new button with the same text among more buttons", ["click Demo"], (page) =>
  pressAndRender(page, MORE_BUTTONS),
);
testReplay("a press is replayed on the new button with another text in its position", ["click Vorführung"], (page) =>
  pressAndRender(page, TRANSLATED),
);
testReplay("a press is not replayed on a button with another text in another position", [], (page) =>
  pressAndRender(page, { ...MORE_BUTTONS, ...TRANSLATED }),
);
testReplay("a menu under the mouse receives a pointer event", ["pointerover Products"], (page) =>
  page.getByText("Products").hover(),
);
testReplay("text is entered again, even if hydration has changed it", ["input roof"], async (page) => {
  await field(page, "Search").fill("roof");
  await field(page, "Search").evaluate((search: HTMLInputElement) => (search.value = "wall"));
});
const CHOICES = ["input all", "input small", "input large"];
testReplay("each choice is made again, in the order in which each was last made", CHOICES, async (page) => {
  for (const name of ["large", "all", "small", "large"]) await field(page, name).click();
});
testReplay("a press that started fallback mode is replayed on the focused button", ["click Menu"], pressAndWait);
testReplay("a press that started fallback mode is not replayed if the focus has moved", [], async (page) => {
  await pressAndWait(page);
  await page.getByRole("link", { name: "Link" }).focus();
});

test("input is replayed only once", async ({ page }) => {
  await field(page, "Search").fill("roof");
  await button(page, "Demo").click();
  await hydrate(page);
  await takeEvents(page);
  await hydrate(page);
  expect(await takeEvents(page)).toEqual([]);
});

test("a click on a link takes effect before hydration and is not replayed", async ({ page }) => {
  await page.getByRole("link", { name: "Link" }).click();
  expect(await takeEvents(page)).toEqual(["click Link"]);
  await hydrate(page);
  expect(await takeEvents(page)).toEqual([]);
});

test("fields that are rendered again among others keep their values, the focus and the selection", async ({ page }) => {
  for (const name of ["all", "large"]) await field(page, name).check();
  for (const name of ["Email", "Message", "Search"]) await field(page, name).fill("roof");
  await field(page, "Search").evaluate((search: HTMLInputElement) => search.setSelectionRange(1, 3));
  await renderAgain(page, {
    '<input name="email" aria-label="News">': "",
    "<label>Search": '<input name="new"><label>Search',
  });
  await hydrate(page);
  for (const name of ["all", "large"]) await expect(field(page, name)).toBeChecked();
  for (const name of ["Email", "Message", "Search"]) await expect(field(page, name)).toHaveValue("roof");
  await page.keyboard.type("-");
  await expect(field(page, "Search")).toHaveValue("r-f");
});

test("a key between rendering and replay is kept", async ({ page }) => {
  await field(page, "Message").fill("roof");
  await field(page, "Search").fill("wall");
  await page.keyboard.press("ArrowLeft");
  await renderAgain(page);
  await moveEntries(page);
  await page.keyboard.type("-");
  await replay(page);
  await page.keyboard.type("+");
  await expect(field(page, "Search")).toHaveValue("wal-+l");
  await expect(field(page, "Message")).toHaveValue("roof");
});

/** Runs in the page: handles input as React does, and then sets the value to “wall”. */
function handleInput(field: HTMLInputElement): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let known = field.value;
  Object.defineProperty(field, "value", {
    get: () => native?.get?.call(field) as string,
    set: (value: string) => {
      known = value;
      native?.set?.call(field, value);
    },
  });
  const handle = (): void => {
    // React ignores an event if it knows the value, and sets the value again after its effects.
    if (field.value !== known) queueMicrotask(() => (field.value = "wall"));
  };
  field.addEventListener("input", handle, { once: true });
}

test("fields that React hydrates keep their values, and React notices them and keeps the caret", async ({ page }) => {
  for (const name of ["all", "large"]) await field(page, name).check();
  await field(page, "Search").fill("roof");
  await page.keyboard.press("ArrowLeft");
  await prepareHydration(page);
  await field(page, "Search").evaluate(handleInput);
  await replay(page);
  for (const name of ["all", "large"]) await expect(field(page, name)).toBeChecked();
  await page.keyboard.type("-");
  await expect(field(page, "Search")).toHaveValue("wal-l");
});

test("a field that loses the focus before hydration does not get it back", async ({ page }) => {
  await field(page, "Search").fill("roof");
  await field(page, "Search").blur();
  await renderAgain(page);
  await hydrate(page);
  await expect(field(page, "Search")).toHaveValue("roof");
  await expect(field(page, "Search")).not.toBeFocused();
});

test("fallback mode starts when the delay after the first press has passed, and for no other reason", async ({
  page,
}) => {
  await page.getByText("Products").hover();
  await page.evaluate(() => document.body.appendChild(new Image()).dispatchEvent(new Event("error")));
  await page.clock.runFor(10 * FALLBACK_DELAY_MS);
  // Safari does not focus a clicked button.
  await button(page, "Menu").dispatchEvent("click");
  await page.clock.runFor(FALLBACK_DELAY_MS - 1);
  await button(page, "Menu").dispatchEvent("click");
  expect(await takeEvents(page)).toEqual([]);
  await expect(fallbackLink(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(fallbackLink(page)).toHaveCount(1);
  await expect(button(page, "Menu")).toBeFocused();
});

const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  [
    "a script fails to load",
    (page) =>
      page.evaluate(() => {
        const script = document.head.appendChild(document.createElement("script"));
        script.dispatchEvent(new Event("error"));
        script.remove();
      }),
  ],
  ["a script throws", throwError],
  ["a promise is rejected", (page) => page.evaluate(() => dispatchEvent(new Event("unhandledrejection")))],
  ["the delay after a press has passed", pressAndWait],
];

for (const [failure, fail] of FAILURES) {
  test(`when ${failure}, the browser handles presses until hydration restores the served HTML`, async ({ page }) => {
    const served = await page.locator("body").innerHTML();
    await fail(page);
    await expect(fallbackLink(page)).toHaveAttribute("href", "/demo");
    await throwError(page);
    await expect(fallbackLink(page)).toHaveCount(1);
    await button(page, "Demo").click();
    await button(page, "Send").click();
    expect(await takeEvents(page)).toEqual(["click Demo", "click Send", "submit Send"]);
    await prepareHydration(page);
    expect(await page.locator("body").innerHTML()).toBe(served);
  });
}

test("fallback mode opens a question that was pressed before, and hydration does not close it", async ({ page }) => {
  const openQuestion = page.locator("details[open]");
  await page.getByText("Question").click();
  await expect(openQuestion).toHaveCount(0);
  await page.clock.runFor(FALLBACK_DELAY_MS);
  await expect(openQuestion).toHaveCount(1);
  await hydrate(page);
  await expect(openQuestion).toHaveCount(1);
});

test("fallback mode submits a form that was submitted before, and hydration does not repeat it", async ({ page }) => {
  await button(page, "Send").click();
  await page.clock.runFor(FALLBACK_DELAY_MS);
  expect(await takeEvents(page)).toEqual(["click Send", "submit Send"]);
  await hydrate(page);
  expect(await takeEvents(page)).toEqual([]);
});

const BEFORE_HYDRATION: [string, (page: Page) => Promise<unknown>][] = [
  ["no input", () => Promise.resolve()],
  ["a press", (page) => button(page, "Demo").click()],
  ["an error", throwError],
];

for (const [before, act] of BEFORE_HYDRATION) {
  test(`the last press during hydration after ${before} is replayed, even if hydration takes long`, async ({
    page,
  }) => {
    await act(page);
    await prepareHydration(page);
    await button(page, "Demo").click();
    await page.clock.runFor(10 * FALLBACK_DELAY_MS);
    await button(page, "Menu").click();
    expect(await takeEvents(page)).toEqual([]);
    await expect(fallbackLink(page)).toHaveCount(0);
    await button(page, "Menu").focus();
    await replay(page);
    expect(await takeEvents(page)).toEqual(["click Menu"]);
  });
}
