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
  if (document.querySelector(".content-editor")) {
    // Sveltia shows an empty form when it goes directly to another form of the same collection.
    const listHash = hash.replace(/\/entries\/.*/, "");
    navigateTo(listHash);
    // The editor may have chosen to stay in a form with unsaved changes.
    if (window.location.hash !== listHash) return;
    await new Promise((closed) => setTimeout(closed));
  }
  navigateTo(hash, { highlight });
}

function navigateTo(hash: string, state: object = {}): void {
  const oldURL = window.location.href;
  const newURL = new URL(hash, oldURL).href;
  window.history.pushState({ ...state, from: oldURL }, "", newURL);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
}
