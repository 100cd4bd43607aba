import type { FormField } from "./form-field";

type FieldOfForm = Omit<FormField, "label">;

const FIELD_INTERVAL_MS = 100;
/** A form with many long fields needs ten. */
const MAX_FIELD_ATTEMPTS = 20;

/** Opens a form at one of its fields. Sveltia reads the field from `history.state` when it opens a form. */
export async function openField(field: FieldOfForm): Promise<void> {
  const { hash, keyPath, locale } = field;
  if (window.location.hash !== hash) {
    const isClosed = document.querySelector(".content-editor") === null || (await closeForm(hash));
    if (!isClosed) return;
    navigateTo(hash, { highlight: { locale, keyPath } });
  }
  await goToField(field);
}

/**
 * Moves the focus to a field of the open form. Sveltia does this for a message, but only if it has rendered the field, and it
 * renders fields when they are scrolled into view. So the form is scrolled down until the field is there.
 */
async function goToField({ hash, keyPath, locale }: FieldOfForm): Promise<void> {
  const pane = `.content-editor .pane[data-mode="edit"][data-locale="${CSS.escape(locale)}"]`;
  const fieldAt = (path: string) => document.querySelector(`${pane} .field[data-key-path="${CSS.escape(path)}"]`);
  for (let attempt = 0; attempt < MAX_FIELD_ATTEMPTS && window.location.hash === hash; attempt++) {
    const group = fieldAt(keyPath.replace(/\..*/, ""));
    // The message also opens the closed lists and objects around the field.
    if (group) window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } });
    const target = fieldAt(keyPath);
    // Sveltia focuses a form after it has opened it, so a field must keep the focus.
    if (target?.contains(document.activeElement)) return;
    (target ?? group ?? [...document.querySelectorAll(`${pane} .field`)].at(-1))?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, FIELD_INTERVAL_MS));
  }
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
  await new Promise((resolve) => setTimeout(resolve));
  return true;
}

function navigateTo(hash: string, state: object = {}): void {
  const oldURL = window.location.href;
  const newURL = new URL(hash, oldURL).href;
  window.history.pushState({ ...state, from: oldURL }, "", newURL);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
}
