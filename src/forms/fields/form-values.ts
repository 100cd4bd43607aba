import type { Values } from "../payload/schemas";

/** What the fields of a form hold, by their names. */
export function formValues(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
