import type { GatsbyBrowser } from "gatsby";

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
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const early = window.earlyPress;
  early?.stop();
  const entered = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
  if (matchMedia("(hover: hover)").matches) document.querySelector("[data-menu]:hover")?.dispatchEvent(entered);
  if (early?.pressed?.isConnected) early.pressed.click();
};
