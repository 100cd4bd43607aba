/** jsdom has no top layer; these functions replace modal dialogs and popovers. */

const FOCUSABLE = "button:not([disabled]), [href], input:not([tabindex='-1']), textarea, select, summary";

const modals: HTMLDialogElement[] = [];

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
  if (!this.isConnected) throw new DOMException("The dialog is not in the page.", "InvalidStateError");
  this.open = true;
  modals.push(this);
  (this.querySelector<HTMLElement>("[autofocus]") ?? this.querySelector<HTMLElement>(FOCUSABLE) ?? this).focus();
}

function close(this: HTMLDialogElement): void {
  const index = modals.indexOf(this);
  if (index >= 0) modals.splice(index, 1);
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
}

/** Closes the topmost dialog when Escape is pressed, unless the dialog prevents its cancel event. */
function closeWithEscape(event: KeyboardEvent): void {
  const top = modals.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
}

const shownPopovers = new WeakSet<Element>();

function showPopover(this: HTMLElement): void {
  if (!this.hasAttribute("popover")) throw new DOMException("This is not a popover.", "NotSupportedError");
  if (shownPopovers.has(this)) throw new DOMException("The popover is already shown.", "InvalidStateError");
  shownPopovers.add(this);
}

function hidePopover(this: HTMLElement): void {
  shownPopovers.delete(this);
}

/** Adds modal dialogs and popovers to jsdom. */
export function installTopLayer(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener("keydown", closeWithEscape);
  const originalMatches = Reflect.get(Element.prototype, "matches") as Element["matches"];
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): boolean {
      return selector === ":popover-open" ? shownPopovers.has(this) : originalMatches.call(this, selector);
    },
  });
}
