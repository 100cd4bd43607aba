import { fireEvent, screen } from "@testing-library/react";
import type { FormName } from "@capture/receiver/payload/payload";
import { FILLED, formContent } from "../content/data";

/** Finds the control of a field by its label in the form's content. */
export function field(form: FormName, name: string): HTMLInputElement | HTMLTextAreaElement {
  const label = formContent(form).inputs.find((input) => input.name === name)?.label;
  if (label === undefined) throw new Error(`${form} has no field ${name}`);
  return screen.getByLabelText(label);
}

/** Fills in a form with the values of FILLED, except the values in `change`. */
export function fillIn(form: FormName, change: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries({ ...FILLED[form], ...change })) {
    fireEvent.change(field(form, name), { target: { value } });
  }
}

/** The current values of a form, by the names of its fields. */
export function formValues(form: FormName): Record<string, string> {
  return Object.fromEntries(formContent(form).inputs.map(({ name }) => [name, field(form, name).value]));
}

/** Clicks the button that submits the form. */
export function press(form: FormName): void {
  fireEvent.click(screen.getByRole("button", { name: formContent(form).submit }));
}
