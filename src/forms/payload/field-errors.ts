import type { Values } from "./schemas";

/** The name of the control for a field of a body: `additional_data.region` is `region`. */
export function controlName(path: string): string {
  return path.replace(/^additional_data\./, "");
}

/** The receiver's messages on the controls they mean; a contact's name stands in two controls. */
export function controlErrors(inputs: readonly { readonly name: string }[], fields: Readonly<Values>): Values {
  const known = new Set(inputs.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const name = controlName(path);
      return [known.has(name) || name !== "name" ? name : "firstName", message];
    }),
  );
}
