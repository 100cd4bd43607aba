import { afterPaint } from "./after-paint";

/** Who has something to tell, and what; in the order in which it came up. */
const waiting = new Map<object, () => void>();
let telling = false;

/**
 * Calls once what was just drawn is on the screen, each in its turn: whoever
 * has a second thing to tell tells that alone.
 * @returns takes it back while it has not been told
 */
export function tellInTurn(who: object, tell: () => void): () => void {
  waiting.delete(who);
  waiting.set(who, tell);
  const takeBack = afterPaint(tellNow);
  return () => {
    takeBack();
    if (waiting.get(who) === tell) waiting.delete(who);
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
    for (const [who, tell] of waiting) {
      waiting.delete(who);
      tell();
    }
  } finally {
    telling = false;
  }
}
