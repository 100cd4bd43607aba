import type { Values } from "../payload/schemas";

/** Reads the values of a form's controls, by field name. */
export function formValues(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
