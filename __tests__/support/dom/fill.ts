import { fireEvent, screen } from "@testing-library/react";
import type { FormName } from "../../../src/forms/payload/payload";
import { FILLED, formContent } from "../content/data";

/** The control of a field, found by its label in the form's content. */
export function field(form: FormName, name: string): HTMLInputElement | HTMLTextAreaElement {
  const label = formContent(form).inputs.find((input) => input.name === name)?.label;
  if (label === undefined) throw new Error(`${form} has no field ${name}`);
  return screen.getByLabelText(label);
}

/** Fills in a form, with some fields changed. */
export function fillIn(form: FormName, change: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries({ ...FILLED[form], ...change })) {
    fireEvent.change(field(form, name), { target: { value } });
  }
}

/** The current values of a form, by the names of its fields. */
export function formValues(form: FormName): Record<string, string> {
  return Object.fromEntries(formContent(form).inputs.map(({ name }) => [name, field(form, name).value]));
}

/** Presses the button that sends the form. */
export function press(form: FormName): void {
  fireEvent.click(screen.getByRole("button", { name: formContent(form).submit }));
}
