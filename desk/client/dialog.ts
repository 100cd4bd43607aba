import { createElement } from "./element";

/** A dialog of our own, with a heading and a button that closes it. */
export interface Dialog {
  /** Shows the dialog with this content. */
  show(...content: Node[]): void;
  close(): void;
}

/** Creates a dialog. */
export function createDialog(title: string): Dialog {
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
    show(...content) {
      body.replaceChildren(...content);
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
  };
}

/** The buttons at the lower right of the forms. */
export const toolBar = (): Element =>
  document.querySelector(".desk-tools") ??
  document.body.appendChild(createElement("aside", { class: "desk-tools", "aria-label": "Tools" }));

/** Adds a hidden button to the tool bar. It opens a dialog. */
export function addToolButton(onClick: () => unknown): HTMLButtonElement {
  const button = createElement("button", { type: "button", class: "desk-button", "aria-haspopup": "dialog" });
  button.hidden = true;
  button.addEventListener("click", () => void onClick());
  toolBar().append(button);
  return button;
}
