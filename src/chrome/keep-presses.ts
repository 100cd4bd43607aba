/**
 * Runs in the page's head before any other script: keeps the last press of a
 * button until React has taken the page over. When a script cannot be fetched
 * it steps aside, and the page does what it does without script.
 */
function keepPresses(): void {
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, summary") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    early.pressed = button;
  };
  const stop = (): void => {
    removeEventListener("click", keep, true);
    removeEventListener("error", fail, true);
  };
  const fail = (event: Event): void => {
    if (event.target instanceof HTMLScriptElement) stop();
  };
  const early: NonNullable<Window["earlyPress"]> = { stop };
  window.earlyPress = early;
  addEventListener("click", keep, true);
  addEventListener("error", fail, true);
}

/** The same as the text of a script. */
export const KEEP_PRESSES = `(${String(keepPresses)})()`;
