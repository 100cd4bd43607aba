import { formValues } from "./form-values";
import type { Values } from "../payload/schemas";

/** What a visitor has done in a form so far. */
export interface InputState {
  readonly values: Values;
  /** Name of the field with the focus, `submit` for the button. */
  readonly focused: string | undefined;
  readonly selection: readonly [start: number, end: number] | undefined;
}

/** How often a pressed control is looked at again, in milliseconds. */
const POLL = 50;

/** Resolves when nothing in the element is pressed: a control that is replaced during a press misses its click. */
export async function whenReleased(element: Element): Promise<void> {
  while (element.matches(":active")) await new Promise((done) => setTimeout(done, POLL));
}

/** The typed text, the focus and the selection of a form. */
export function inputState(form: HTMLFormElement): InputState {
  const values = formValues(form);
  const { activeElement } = document;
  if (!form.contains(activeElement)) return { values, focused: undefined, selection: undefined };
  if (!isText(activeElement)) return { values, focused: "submit", selection: undefined };
  const { name, selectionStart, selectionEnd } = activeElement;
  return {
    values,
    focused: name,
    selection: selectionStart === null ? undefined : [selectionStart, selectionEnd ?? selectionStart],
  };
}

/** Gives a form the focus and the selection that the one in its place had. */
export function restoreInput(form: HTMLFormElement | null | undefined, { focused, selection }: InputState): void {
  if (!form || focused === undefined) return;
  const control = focused === "submit" ? form.querySelector("button") : form.elements.namedItem(focused);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  if (selection && isText(control)) control.setSelectionRange(...selection);
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
