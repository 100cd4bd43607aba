/** The state that the page's script and the inline script below share. */
export interface EarlyInput {
  /** Before React hydrates: takes the fallback out again, which React does not know. */
  prepareHydration: () => void;
  /** After React has hydrated: repeats what was pressed, entered and pointed at meanwhile. */
  replay: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

export interface EarlyInputOptions {
  /** Milliseconds from a press until the page stops waiting for its script. */
  fallbackDelayMs: number;
  /** Selector of elements that open under the mouse. */
  hovered: string;
}

/**
 * Keeps the last press of a button, and what is typed or chosen, until React has
 * hydrated the page. When the script fails or takes too long, the page falls back to
 * what it is without scripts: it shows the content of every noscript element,
 * and presses go to the browser again.
 *
 * It is inlined in the head of every page as text, so it must not
 * use anything from outside.
 */
export function preserveEarlyInput({ fallbackDelayMs, hovered }: EarlyInputOptions): void {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  /** Buttons and fields have a name and a form. */
  type Control = HTMLElement & { readonly name?: string; readonly form?: HTMLFormElement | null };
  let pressed: Control | undefined;
  let focused: Control | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fellBack = false;
  const fallback: ChildNode[] = [];
  const entered = new Map<Field, string | boolean>();
  const failing = new AbortController();
  const { signal } = failing;

  const isField = (element: unknown): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const noteEntry = ({ target }: Event): void => {
    if (!isField(target)) return;
    const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    // The last entry is repeated last: radio buttons undo each other.
    entered.delete(target);
    entered.set(target, isChoice ? target.checked : target.value);
  };
  const noteFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) focused = target;
  };
  const noteBlur = ({ target }: FocusEvent): void => {
    // An element that is removed loses the focus too, and its visitor has not left it.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  };
  /**
   * Finds the element that has taken the place of one that React has removed: it draws the whole page again when an
   * extension or a translator has changed it. The removed page is still whole, so places in it can be compared.
   */
  const findCurrent = (element: Control | undefined): Control | undefined => {
    if (!element || element.isConnected) return element;
    const listIn = (root: ParentNode): Control[] =>
      [...root.querySelectorAll<Control>(element.tagName)].filter(
        ({ name, form }) => name === element.name && form?.action === element.form?.action,
      );
    const isAlike = ({ textContent }: Control): boolean => textContent === element.textContent;
    const before = listIn(element.getRootNode() as Element);
    const now = listIn(document);
    const alike = now.filter(isAlike)[before.filter(isAlike).indexOf(element)];
    // A translated text is not found again. Then its place counts, unless something has been added or removed.
    return alike ?? (before.length === now.length ? now[before.indexOf(element)] : undefined);
  };
  const keepPress = (event: Event): void => {
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
    // Menus open by focus then; Safari does not focus a button that is clicked.
    pressed?.focus();
    if (!pressed?.matches("summary, [type=submit]")) return;
    pressed.click();
    pressed = undefined;
  };
  const fallBack = (): void => {
    clearTimeout(timer);
    removeEventListener("click", keepPress, true);
    // Only a page that is read to its end has all of its noscript elements.
    if (document.readyState !== "loading") showFallback();
    else addEventListener("DOMContentLoaded", showFallback, { signal });
  };
  const replay = (): void => {
    removeEventListener("click", keepPress, true);
    removeEventListener("input", noteEntry, true);
    removeEventListener("focusin", noteFocus);
    removeEventListener("focusout", noteBlur);
    const current = findCurrent(focused);
    const [start, end] = isField(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null];
    if (current !== focused) current?.focus({ preventScroll: true });
    document
      .querySelector(`${hovered}:hover`)
      ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    // React ignores an event unless the state differs from the one that it has seen,
    // which may be the address's and not what was entered.
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
    // Setting a value has moved the caret to its end. React sets it once more when its effects are done.
    if (isField(current) && start !== null) queueMicrotask(() => current.setSelectionRange(start, end));
    // A visitor who has gone on in the fallback no longer expects the press.
    const button = findCurrent(pressed);
    if (!fellBack || button === document.activeElement) button?.click();
    pressed = undefined;
  };
  const prepareHydration = (): void => {
    failing.abort();
    clearTimeout(timer);
    for (const node of fallback.splice(0)) node.remove();
    addEventListener("click", keepPress, true);
  };

  window.earlyInput = { prepareHydration, replay };
  addEventListener("click", keepPress, true);
  addEventListener("input", noteEntry, true);
  addEventListener("focusin", noteFocus);
  addEventListener("focusout", noteBlur);
  addEventListener("unhandledrejection", fallBack, { signal });
  addEventListener(
    "error",
    ({ target }) => {
      // Pictures that fail are heard here too, and change nothing.
      if (target === window || target instanceof HTMLScriptElement) fallBack();
    },
    { signal, capture: true },
  );
}
