import { createElement } from "./element";

/** The bar below the forms and the page (packages/desk/src/page.ts). */
export const toolBar = (): Element => document.querySelector(".desk-bar") ?? document.body;

/** Keeps the place of the bar free, so that it covers nothing: an open list makes it higher. */
export function reserveBar(): void {
  const bar = toolBar();
  const reserve = (): void =>
    document.documentElement.style.setProperty("--desk-bar-height", `${bar.getBoundingClientRect().height}px`);
  new ResizeObserver(reserve).observe(bar);
}

/** Adds a hidden button to the bar. It opens a dialog. */
export function addToolButton(onClick: () => unknown): HTMLButtonElement {
  const button = createElement("button", { type: "button", class: "desk-button", "aria-haspopup": "dialog" });
  button.hidden = true;
  button.addEventListener("click", () => void onClick());
  toolBar().append(button);
  return button;
}
