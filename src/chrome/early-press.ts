interface Early {
  /** The button that was pressed before its script was there. */
  pressed?: HTMLElement;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: Early;
  }
}

/** Presses again what was pressed too early, and opens the menu on which the mouse already rests. */
export function catchUp(): void {
  const early = window.earlyPress;
  early?.stop();
  const menu = document.querySelector("[data-menu]:hover");
  menu?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  if (early?.pressed?.isConnected) early.pressed.click();
}
