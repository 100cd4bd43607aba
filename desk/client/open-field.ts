import type { ProblemPlace } from "./problem-place";

/** The name of the only language of a form. */
const LOCALE = "_default";

/**
 * Opens a form at one of its fields. Sveltia takes the field from the state of the history when it opens a form, and
 * from a message when the form is open.
 */
export async function openField({ hash, keyPath }: Pick<ProblemPlace, "hash" | "keyPath">): Promise<void> {
  const highlight = { locale: LOCALE, keyPath };
  if (window.location.hash === hash) {
    window.postMessage({ type: "highlight-editor-field", payload: highlight });
    return;
  }
  if (document.querySelector(".content-editor")) {
    // From one form to another of the same kind, Sveltia would show an empty one.
    const list = hash.replace(/\/entries\/.*/, "");
    goTo(list);
    // Whoever has changed the open form may have stayed in it.
    if (window.location.hash !== list) return;
    await new Promise((closed) => setTimeout(closed));
  }
  goTo(hash, { highlight });
}

function goTo(hash: string, state: object = {}): void {
  const oldURL = window.location.href;
  const newURL = new URL(hash, oldURL).href;
  window.history.pushState({ ...state, from: oldURL }, "", newURL);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
}
