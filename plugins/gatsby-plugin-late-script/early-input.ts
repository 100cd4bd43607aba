/** The state that the page's script and the inline script below share. */
export interface EarlyInput {
  /** Call it before React hydrates. It removes the fallback, which React does not render. */
  prepareHydration: () => void;
  /**
   * Call it when React has rendered the page and the browser has not yet handled another event. If React has replaced the
   * fields, the new ones get text, focus and caret, so that no key is lost before `replay`.
   */
  moveEntries: () => void;
  /** Call it after React has hydrated. It repeats the last press, all input and hovering. */
  replay: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

export interface EarlyInputOptions {
  /** Time from a press until the page shows its fallback if its script has not arrived. */
  fallbackDelayMs: number;
  /** Selector of elements that open when the mouse is over them. */
  hovered: string;
}

/** An element that can be pressed or edited. Only buttons and fields have a name and a form. */
type Control = HTMLElement & { readonly name?: string; readonly form?: HTMLFormElement | null };
type Field = HTMLInputElement | HTMLTextAreaElement;
type FindCurrent = (element: Control | undefined) => Control | undefined;

/*
 * These functions are inlined in the head of every page as text (`earlyInputScript`), so they must not use imports or
 * other declarations of this module. They receive each other as arguments.
 */

/**
 * Records the last press of a button, and all input, until React has hydrated the page. If the script fails or takes too
 * long, the page shows its fallback: the content of all noscript elements, and the browser handles presses.
 */
function preserveEarlyInput(
  { fallbackDelayMs, hovered }: EarlyInputOptions,
  findCurrent: FindCurrent,
  recordEntries: (findCurrent: FindCurrent) => EntryRecorder,
): void {
  let pressed: Control | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fellBack = false;
  const fallback: ChildNode[] = [];
  const entries = recordEntries(findCurrent);
  /** Aborted when the page no longer waits for its script. */
  const waiting = new AbortController();
  const { signal } = waiting;

  const recordPress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, summary") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    if (!signal.aborted) timer ??= setTimeout(fallBack, fallbackDelayMs);
  };
  const showFallback = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    fellBack = true;
    for (const noscript of document.querySelectorAll("noscript")) {
      const template = document.createElement("template");
      template.innerHTML = noscript.textContent ?? "";
      fallback.push(...template.content.childNodes);
      noscript.after(template.content);
    }
    // In the fallback, menus open on focus, but Safari does not focus a clicked button.
    pressed?.focus();
    if (!pressed?.matches("summary, [type=submit]")) return;
    pressed.click();
    pressed = undefined;
  };
  const fallBack = (): void => {
    clearTimeout(timer);
    removeEventListener("click", recordPress, true);
    // Not all noscript elements exist until the page is parsed.
    if (document.readyState !== "loading") showFallback();
    else addEventListener("DOMContentLoaded", showFallback, { signal });
  };
  const replay = (): void => {
    removeEventListener("click", recordPress, true);
    entries.replayFocus();
    document
      .querySelector(`${hovered}:hover`)
      ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    entries.replayInput();
    // In the fallback, the browser has already handled the press, so it is repeated only if its button still has the focus.
    const button = findCurrent(pressed);
    if (!fellBack || button === document.activeElement) button?.click();
    pressed = undefined;
  };
  const prepareHydration = (): void => {
    waiting.abort();
    clearTimeout(timer);
    for (const node of fallback.splice(0)) node.remove();
    addEventListener("click", recordPress, true);
  };

  window.earlyInput = { prepareHydration, moveEntries: entries.move, replay };
  addEventListener("click", recordPress, true);
  addEventListener("unhandledrejection", fallBack, { signal });
  const fallBackOnScriptError = ({ target }: Event): void => {
    // A picture that fails to load also fires this event, but needs no fallback.
    if (target === window || target instanceof HTMLScriptElement) fallBack();
  };
  addEventListener("error", fallBackOnScriptError, { signal, capture: true });
}

interface EntryRecorder {
  /** Moves text, focus and caret to the elements that have replaced those of the recording, which continues. */
  move: () => void;
  /** Ends the recording, and focuses the field or button that had the focus. */
  replayFocus: () => void;
  /** Repeats all input. Call it after `replayFocus`. */
  replayInput: () => void;
}

/** Records the input of fields and the focused element. */
function recordEntries(findCurrent: FindCurrent): EntryRecorder {
  let focused: Control | undefined;
  let restoreCaret: (() => void) | undefined;
  const entered = new Map<Field, string | boolean>();

  const isField = (element: unknown): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const recordInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    // Deleted first, so that the map is in the order of input: radio buttons deselect each other.
    entered.delete(target);
    entered.set(target, isChoice ? target.checked : target.value);
  };
  const recordFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) focused = target;
  };
  const recordBlur = ({ target }: FocusEvent): void => {
    // An element also loses the focus when it is removed. In that case it must be focused again later.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  };
  /** Sets a value without React's tracking, so that React notices the next input event. */
  const setValue = (field: Field, value: string): void =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const move = (): void => {
    const moved = [...entered];
    entered.clear();
    for (const [recorded, state] of moved) {
      const current = findCurrent(recorded);
      const field = isField(current) ? current : recorded;
      entered.set(field, state);
      if (field !== recorded && typeof state === "string") setValue(field, state);
    }
    moveFocus();
    restoreCaret?.();
  };
  const moveFocus = (): void => {
    const current = findCurrent(focused);
    const [start, end] = isField(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null];
    if (current !== focused) current?.focus({ preventScroll: true });
    if (isField(current) && start !== null) restoreCaret = () => current.setSelectionRange(start, end);
  };
  const replayFocus = (): void => {
    removeEventListener("input", recordInput, true);
    removeEventListener("focusin", recordFocus);
    removeEventListener("focusout", recordBlur);
    moveFocus();
  };
  const replayInput = (): void => {
    // React ignores an input event if the value equals the last value that React knows. That one may come from the URL, so
    // the value is cleared first.
    for (const [recordedField, state] of entered) {
      const field = findCurrent(recordedField);
      if (!isField(field)) continue;
      if (typeof state === "boolean") {
        (field as HTMLInputElement).checked = !state;
        field.click();
        continue;
      }
      field.value = "";
      setValue(field, state);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    entered.clear();
    // Setting a value moves the caret to its end, and React sets the value again after its effects.
    if (restoreCaret) queueMicrotask(restoreCaret);
  };

  addEventListener("input", recordInput, true);
  addEventListener("focusin", recordFocus);
  addEventListener("focusout", recordBlur);
  return { move, replayFocus, replayInput };
}

/**
 * Finds the current element for one that React has replaced, because an extension or a translator had changed the page.
 * The removed elements still form a complete tree, so an element's position in it can be compared.
 */
function findCurrent(element: Control | undefined): Control | undefined {
  if (!element || element.isConnected) return element;
  const listIn = (root: ParentNode): Control[] =>
    [...root.querySelectorAll<Control>(element.tagName)].filter(
      ({ name, form }) => name === element.name && form?.action === element.form?.action,
    );
  const isAlike = ({ textContent }: Control): boolean => textContent === element.textContent;
  const before = listIn(element.getRootNode() as Element);
  const after = listIn(document);
  const withSameText = after.filter(isAlike)[before.filter(isAlike).indexOf(element)];
  // A translated element has another text. It is found by its position, unless elements were added or removed.
  return withSameText ?? (before.length === after.length ? after[before.indexOf(element)] : undefined);
}

/** The text of the script that records early input. */
export function earlyInputScript({ fallbackDelayMs, hovered }: EarlyInputOptions): string {
  const options = JSON.stringify({ fallbackDelayMs, hovered });
  return `(${String(preserveEarlyInput)})(${options},${String(findCurrent)},${String(recordEntries)})`;
}
