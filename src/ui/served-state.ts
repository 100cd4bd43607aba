const CONTROLS = "a[href], button, input:not([tabindex='-1']), select, textarea, summary, [tabindex='0']";

/** The controls inside an element, in the order in which the keyboard reaches them. */
const controlsOf = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

/** The place of a control among those of an element; -1 when it is none of them. */
export function placeOf(element: Element, control: Element | null): number {
  return controlsOf(element).findIndex((candidate) => candidate === control);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;
const isText = (control: HTMLElement): control is TextControl =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/**
 * What a visitor has done in a served part before its script was there: the
 * text typed, the control in focus.
 * @returns does the same in the part drawn anew
 */
export function takeState(served: Element): (drawnAnew: Element) => void {
  const focused = placeOf(served, document.activeElement);
  const typed = controlsOf(served).map((control) =>
    isText(control) && control.value !== control.defaultValue ? control.value : undefined,
  );
  return (drawnAnew) => {
    const controls = controlsOf(drawnAnew);
    typed.forEach((value, place) => {
      const control = controls[place];
      if (value !== undefined && control && isText(control)) typeInto(control, value);
    });
    controls[focused]?.focus({ preventScroll: true });
  };
}

/** Presses what stood at a place of the served part; as with a real press, the focus goes with it. */
export function pressAt(drawnAnew: Element, place: number): void {
  const control = controlsOf(drawnAnew)[place];
  control?.focus({ preventScroll: true });
  control?.click();
}

/** React hears of a value only when it is set past its own property and then told as the browser tells it. */
function typeInto(control: TextControl, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
