import type { Locator, Page } from "@playwright/test";

/** More than any page of the site has. */
const MAX_TAB_STOPS = 120;

/**
 * Presses the Tab key until a control has the focus.
 * @param key `Shift+Tab` goes backwards; it starts at the end of the page when nothing has the focus
 * @throws Error when the control is never reached
 */
export async function reach(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  // Keep the element, because finding it by role takes far longer.
  let element = await control.elementHandle();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    const state = await element?.evaluate((found) => ({
      isFocused: found === document.activeElement,
      isConnected: found.isConnected,
    }));
    if (state?.isFocused) return;
    // React may have replaced the served form with the live form.
    if (state?.isConnected) await page.keyboard.press(key);
    else element = await control.elementHandle();
  }
  throw new Error(`${String(control)} did not get the focus within ${MAX_TAB_STOPS} presses of ${key}.`);
}

/** Reaches the fields with Tab, in order, and types their values. The last field keeps the focus. */
export async function typeInto(page: Page, form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await reach(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
}
