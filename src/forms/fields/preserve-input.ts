import type { Values } from "@capture/receiver/payload/schemas";
import { formValues } from "./form-events";

/** The visitor's input in a served form, to be restored in the live form. */
export interface InputState {
  readonly values: Values;
  /** Name of the focused field, or `submit` for the button. */
  readonly focus: string | undefined;
  readonly selection: readonly [start: number, end: number] | undefined;
}

const POLL_INTERVAL_MS = 50;

/** Resolves when no part of the element is pressed: a control that is replaced during a press gets no click event. */
export async function waitUntilReleased(element: Element): Promise<void> {
  while (element.matches(":active")) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}

/** Reads the values, the focus and the selection of a form. */
export function readInput(form: HTMLFormElement): InputState {
  const values = formValues(form);
  const { activeElement } = document;
  if (!form.contains(activeElement)) return { values, focus: undefined, selection: undefined };
  if (!isTextControl(activeElement)) return { values, focus: "submit", selection: undefined };
  const { name, selectionStart, selectionEnd } = activeElement;
  return {
    values,
    focus: name,
    selection: selectionStart === null ? undefined : [selectionStart, selectionEnd ?? selectionStart],
  };
}

/** Sets the focus and the selection in the live form to those of the served form. */
export function restoreInput(form: HTMLFormElement | null | undefined, { focus, selection }: InputState): void {
  if (!form || focus === undefined) return;
  const control = focus === "submit" ? form.querySelector("button") : form.elements.namedItem(focus);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  if (selection && isTextControl(control)) control.setSelectionRange(...selection);
}

const isTextControl = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
