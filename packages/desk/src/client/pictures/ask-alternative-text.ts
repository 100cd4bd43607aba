/** Events with which an editor chooses a picture: in the file picker, by dropping it, or in Sveltia's dialog. */
const CHOOSING_EVENTS = ["change", "drop", "click"];

/** Moves the focus to an empty alternative text as soon as its picture is chosen. */
export function askForAlternativeTexts(): void {
  let observer: MutationObserver | undefined;
  const watch = ({ target }: Event): void => {
    const field = target instanceof Element ? target.closest('[data-field-type="image"]') : null;
    if (!field) return;
    const before = sourceIn(field);
    observer?.disconnect();
    observer = new MutationObserver(() => {
      const source = sourceIn(field);
      if (source === undefined || source === before) return;
      observer?.disconnect();
      const dialog = document.querySelector("dialog[open]");
      // A dialog that closes returns the focus to the button that opened it.
      if (dialog) dialog.addEventListener("close", () => focusAlternativeText(field), { once: true });
      else focusAlternativeText(field);
    });
    observer.observe(field, { subtree: true, childList: true, attributeFilter: ["src"] });
  };
  for (const type of CHOOSING_EVENTS) window.addEventListener(type, watch, true);
}

/** The picture that a field shows. */
const sourceIn = (field: Element): string | undefined => field.querySelector("img")?.src;

function focusAlternativeText(field: Element): void {
  const path = field.getAttribute("data-key-path")?.replace(/[^.]+$/, "alt") ?? "";
  const text = field.parentElement?.querySelector<HTMLTextAreaElement>(`[data-key-path="${path}"] textarea`);
  if (text?.value === "") text.focus();
}
