import type { FormField } from "./form-field";

/**
 * Opens a form at one of its fields. Sveltia reads the field from `history.state` when it opens a form, and from a
 * message when the form is already open.
 */
export async function openField({ hash, keyPath, locale }: Omit<FormField, "label">): Promise<void> {
  const highlight = { locale, keyPath };
  if (window.location.hash === hash) {
    window.postMessage({ type: "highlight-editor-field", payload: highlight });
    return;
  }
  const isClosed = document.querySelector(".content-editor") === null || (await closeForm(hash));
  if (isClosed) navigateTo(hash, { highlight });
}

/** Closes the open form, and opens it again. */
export async function reopenForm(): Promise<void> {
  const { hash } = window.location;
  if (await closeForm(hash)) navigateTo(hash);
}

/**
 * Goes from a form to the list of a collection, because Sveltia shows an empty form when it goes directly to another form of
 * the same collection.
 * @param hash of a form of the collection
 * @returns false if the editor has chosen to stay in a form with unsaved changes
 */
async function closeForm(hash: string): Promise<boolean> {
  const listHash = hash.replace(/\/entries\/.*/, "");
  navigateTo(listHash);
  if (window.location.hash !== listHash) return false;
  await new Promise((closed) => setTimeout(closed));
  return true;
}

function navigateTo(hash: string, state: object = {}): void {
  const oldURL = window.location.href;
  const newURL = new URL(hash, oldURL).href;
  window.history.pushState({ ...state, from: oldURL }, "", newURL);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
}
