/** The state that the page's script and the inline script below share. */
export interface EarlyInput {
  /** Call it before React hydrates. It removes the fallback, which is not part of what React renders. */
  prepareHydration: () => void;
  /** Call it after React has hydrated. It repeats presses, input and hovering. */
  replay: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

export interface EarlyInputOptions {
  /** Time from a press until the page stops waiting for its script. */
  fallbackDelayMs: number;
  /** Selector of elements that open when the mouse is over them. */
  hovered: string;
}

/** Buttons and fields have a name and a form. */
type Control = HTMLElement & { readonly name?: string; readonly form?: HTMLFormElement | null };
type Field = HTMLInputElement | HTMLTextAreaElement;
type FindCurrent = (element: Control | undefined) => Control | undefined;

/*
 * These functions are inlined in the head of every page as text (`earlyInputScript`), so they must not use anything from
 * outside: each gets the others as arguments.
 */

/**
 * Records the last press of a button, and all input, until React has hydrated the page. When the script fails or takes too
 * long, the page shows its fallback: the content of every noscript element appears, and the browser handles presses.
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
  const failing = new AbortController();
  const { signal } = failing;

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
    failing.abort();
    fellBack = true;
    for (const noscript of document.querySelectorAll("noscript")) {
      const template = document.createElement("template");
      template.innerHTML = noscript.textContent ?? "";
      fallback.push(...template.content.childNodes);
      noscript.after(template.content);
    }
    // In the fallback, menus open by focus, and Safari does not focus a button that is clicked.
    pressed?.focus();
    if (!pressed?.matches("summary, [type=submit]")) return;
    pressed.click();
    pressed = undefined;
  };
  const fallBack = (): void => {
    clearTimeout(timer);
    removeEventListener("click", recordPress, true);
    // The noscript elements are complete only when the page is parsed.
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
    // In the fallback the browser has handled the press. It is repeated only if its button still has the focus.
    const button = findCurrent(pressed);
    if (!fellBack || button === document.activeElement) button?.click();
    pressed = undefined;
  };
  const prepareHydration = (): void => {
    failing.abort();
    clearTimeout(timer);
    for (const node of fallback.splice(0)) node.remove();
    addEventListener("click", recordPress, true);
  };

  window.earlyInput = { prepareHydration, replay };
  addEventListener("click", recordPress, true);
  addEventListener("unhandledrejection", fallBack, { signal });
  const fallBackOnScriptError = ({ target }: Event): void => {
    // The event is also fired for pictures that fail, which need no fallback.
    if (target === window || target instanceof HTMLScriptElement) fallBack();
  };
  addEventListener("error", fallBackOnScriptError, { signal, capture: true });
}

interface EntryRecorder {
  /** Ends the recording, and focuses the field or button that had the focus. */
  replayFocus: () => void;
  /** Repeats all input. Call it after `replayFocus`. */
  replayInput: () => void;
}

/** Records what is entered in fields, and which element has the focus. */
function recordEntries(findCurrent: FindCurrent): EntryRecorder {
  let focused: Control | undefined;
  let restoreCaret: (() => void) | undefined;
  const entered = new Map<Field, string | boolean>();

  const isField = (element: unknown): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const recordInput = ({ target }: Event): void => {
    if (!isField(target)) return;
    const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    // Input is replayed in its order, because radio buttons deselect each other.
    entered.delete(target);
    entered.set(target, isChoice ? target.checked : target.value);
  };
  const recordFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) focused = target;
  };
  const recordBlur = ({ target }: FocusEvent): void => {
    // An element also loses the focus when it is removed. Then it must get the focus again.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  };
  const replayFocus = (): void => {
    removeEventListener("input", recordInput, true);
    removeEventListener("focusin", recordFocus);
    removeEventListener("focusout", recordBlur);
    const current = findCurrent(focused);
    const [start, end] = isField(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null];
    if (current !== focused) current?.focus({ preventScroll: true });
    if (isField(current) && start !== null) restoreCaret = () => current.setSelectionRange(start, end);
  };
  const replayInput = (): void => {
    // React ignores an event unless the value differs from the last one that it has seen,
    // which may come from the URL and not from the visitor.
    for (const [former, state] of entered) {
      const field = findCurrent(former);
      if (!isField(field)) continue;
      if (typeof state === "boolean") {
        (field as HTMLInputElement).checked = !state;
        field.click();
        continue;
      }
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, state);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    entered.clear();
    // Setting a value moves the caret to its end, and React sets the value again after its effects.
    if (restoreCaret) queueMicrotask(restoreCaret);
  };

  addEventListener("input", recordInput, true);
  addEventListener("focusin", recordFocus);
  addEventListener("focusout", recordBlur);
  return { replayFocus, replayInput };
}

/**
 * Finds the element that replaces one that React has removed. React renders the page again when an extension or a
 * translator has changed it. The removed page is still complete, so positions in it can be compared.
 */
function findCurrent(element: Control | undefined): Control | undefined {
  if (!element || element.isConnected) return element;
  const listIn = (root: ParentNode): Control[] =>
    [...root.querySelectorAll<Control>(element.tagName)].filter(
      ({ name, form }) => name === element.name && form?.action === element.form?.action,
    );
  const isAlike = ({ textContent }: Control): boolean => textContent === element.textContent;
  const before = listIn(element.getRootNode() as Element);
  const now = listIn(document);
  const alike = now.filter(isAlike)[before.filter(isAlike).indexOf(element)];
  // A translated text is not found again. Then the position is used, unless elements were added or removed.
  return alike ?? (before.length === now.length ? now[before.indexOf(element)] : undefined);
}

/** The text of the script that records early input. */
export function earlyInputScript({ fallbackDelayMs, hovered }: EarlyInputOptions): string {
  const options = JSON.stringify({ fallbackDelayMs, hovered });
  return `(${String(preserveEarlyInput)})(${options},${String(findCurrent)},${String(recordEntries)})`;
}
