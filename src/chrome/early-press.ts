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

/** Presses again what was pressed too early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const early = window.earlyPress;
  early?.stop();
  if (early?.pressed?.isConnected) early.pressed.click();
};
