import type { Values } from "@capture/receiver/payload/schemas";

const storageKey = (form: string): string => `draft:${form}`;

/** The values of a form that were saved earlier in this visit. */
export function readDraft(form: string): Values {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string")) as Values;
  } catch {
    // Storage may be blocked or contain invalid JSON: the form then starts empty.
    return {};
  }
}

/** Appends the page's texts to the draft's values of the same fields, unless a value already contains the text. */
export function mergeDraft(form: string, prefill: Values): Values {
  const draft = readDraft(form);
  return Object.fromEntries(
    Object.entries(prefill).map(([name, text]) => {
      const entered = draft[name] ?? "";
      if (entered === "") return [name, text];
      return [name, entered.includes(text) ? entered : `${entered}\n\n${text}`];
    }),
  );
}

/** Stores the values of a form for this visit, or removes them when all are empty. */
export function saveDraft(form: string, values: Values): void {
  try {
    if (Object.values(values).every((value) => value === "")) sessionStorage.removeItem(storageKey(form));
    else sessionStorage.setItem(storageKey(form), JSON.stringify(values));
  } catch {
    // Without storage, drafts are not saved, but the form still works.
  }
}

export function removeDraft(form: string): void {
  saveDraft(form, {});
}
