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
 * Does in a part drawn anew what a visitor has done in the served one before
 * its script was there. The served part has left the page by then, so it holds
 * the text to the last key, but no focus any more.
 * @param focused place of the control that had the focus
 */
export function carryOver(served: Element, drawnAnew: Element, focused: number): void {
  const controls = controlsOf(drawnAnew);
  controlsOf(served).forEach((control, place) => {
    const successor = controls[place];
    if (isText(control) && control.value !== control.defaultValue && successor && isText(successor)) {
      typeInto(successor, control.value);
    }
  });
  // Who has gone on to another part stays there.
  if (document.activeElement === document.body) controls[focused]?.focus({ preventScroll: true });
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
