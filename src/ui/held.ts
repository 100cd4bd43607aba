/** The click of a tap comes so many milliseconds after the finger has left, at the latest. */
const CLICK_AFTER = 100;

let letGo: (() => void) | undefined;
let nothingHeld = Promise.resolve();
let ending: ReturnType<typeof setTimeout> | undefined;

function follow(held: boolean): void {
  if (held) {
    clearTimeout(ending);
    ending = undefined;
    if (!letGo) nothingHeld = new Promise((done) => (letGo = done));
  } else if (letGo) {
    ending ??= setTimeout(() => {
      ending = undefined;
      letGo?.();
      letGo = undefined;
    }, CLICK_AFTER);
  }
}

if (typeof window !== "undefined") {
  const listening = { capture: true, passive: true };
  for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
    addEventListener(name, ({ buttons }) => follow(buttons === 1), listening);
  // Other keys press as they go down.
  for (const name of ["keydown", "keyup"] as const)
    addEventListener(name, ({ key, type }) => key === " " && follow(type === "keydown"), listening);
}

/**
 * Done as soon as the visitor holds nothing down. What is replaced between the
 * going down and the coming up of a finger, a mouse button or the space bar
 * does not hear of the press at all.
 */
export const whenNothingHeld = (): Promise<void> => nothingHeld;
