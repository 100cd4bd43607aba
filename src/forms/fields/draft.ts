import type { Values } from "../payload/schemas";

const storageKey = (form: string): string => `draft:${form}`;

/** The values that the visitor entered into a form earlier in this visit. */
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

/** Appends the page's texts to what the visitor entered into the same fields, unless they are already there. */
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
    // Without storage there is no draft, but the form still works.
  }
}

export function removeDraft(form: string): void {
  saveDraft(form, {});
}
