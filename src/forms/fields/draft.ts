import type { Values } from "../payload/schemas";

const keyOf = (form: string): string => `draft:${form}`;

/** What the visitor had typed into a form during this visit. */
export function readDraft(form: string): Values {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string")) as Values;
  } catch {
    // Storage may be forbidden or hold something foreign: the form then begins empty.
    return {};
  }
}

/** What a page writes into a form, after what the visitor has typed into its fields themselves. */
export function withDraft(form: string, suggested: Values): Values {
  const draft = readDraft(form);
  return Object.fromEntries(
    Object.entries(suggested).map(([name, text]) => {
      const own = draft[name] ?? "";
      if (own === "") return [name, text];
      return [name, own.includes(text) ? own : `${own}\n\n${text}`];
    }),
  );
}

/** Keeps a half-filled form for this visit; forgets it when all is empty. */
export function keepDraft(form: string, values: Values): void {
  try {
    if (Object.values(values).every((value) => value === "")) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Without storage a draft is not kept; the form itself goes on.
  }
}

export function dropDraft(form: string): void {
  keepDraft(form, {});
}
