import type { Locator, Page } from "playwright-core";

/** No page of the site has so many stops. */
const MOST_STOPS = 120;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/**
 * Goes by the Tab key from where the focus is until it is on a control.
 * @param key `Shift+Tab` goes the other way, from the end of the page where nothing has the focus
 * @throws Error when the control is never reached
 */
export async function reach(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(control)}.`);
}

/** Types what belongs into the fields, in their order; the focus ends in the last of them. */
export async function typeInto(page: Page, form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await reach(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}
