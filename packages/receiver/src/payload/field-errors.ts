import type { Values } from "./schemas";

/** The name of the control for a path in a body: `additional_data.region` → `region`. */
export function controlName(path: string): string {
  return path.replace(/^additional_data\./, "");
}

/** The receiver's messages by control name. In the contact form, the message for `name` belongs to `firstName`. */
export function controlErrors(inputs: readonly { readonly name: string }[], fields: Readonly<Values>): Values {
  const known = new Set(inputs.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const name = controlName(path);
      return [known.has(name) || name !== "name" ? name : "firstName", message];
    }),
  );
}
