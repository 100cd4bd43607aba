import { afterPaint } from "./after-paint";

/** What is still to be told, in the order in which it came up. */
const waiting = new Set<() => void>();
let telling = false;

/**
 * Calls once what was just drawn is on the screen, one after the other.
 * @returns takes it back while it has not been called
 */
export function tellInTurn(tell: () => void): () => void {
  waiting.add(tell);
  const takeBack = afterPaint(tellNow);
  return () => {
    takeBack();
    waiting.delete(tell);
  };
}

/**
 * Tells what still waits to be told, before something that came later is done.
 * It may be called by one who is being told.
 */
export function tellNow(): void {
  if (telling) return;
  telling = true;
  try {
    for (const tell of waiting) {
      waiting.delete(tell);
      tell();
    }
  } finally {
    telling = false;
  }
}
