import { createElement } from "./element";

/** Creates a dialog of our own, with a heading and a button that closes it. */
export function createDialog(title: string) {
  const id = `desk-dialog-${title.toLowerCase()}`;
  const close = createElement("button", { type: "button", class: "desk-button" }, "Close");
  const body = createElement("div", {
    class: "desk-dialog-body",
    tabindex: "0",
    role: "group",
    "aria-labelledby": id,
  });
  const head = createElement("div", { class: "desk-dialog-head" }, createElement("h2", { id }, title), close);
  const dialog = createElement("dialog", { class: "desk-dialog", "aria-labelledby": id }, head, body);
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  return {
    /** Shows the dialog with this content. */
    show(...content: Node[]): void {
      body.replaceChildren(...content);
      if (!dialog.open) dialog.showModal();
    },
    close: (): void => dialog.close(),
  };
}
