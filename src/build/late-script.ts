/** What Gatsby writes into every page for the site's script. */
const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/**
 * Runs at the page's end: asks for the script once pictures and fonts of the
 * first screen are there, so that it takes nothing of the line from them, or at
 * the visitor's first sign. Until then links, questions and fields work as
 * they are served, and presses of buttons are kept (`chrome/keep-presses.ts`).
 * It stands in the page as text, so it can use nothing from outside itself.
 */
function fetchLate(address: string): void {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "scroll"];
  const waiting = new AbortController();
  const start = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  };
  const whenIdle = (): void => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  };
  const { signal } = waiting;
  for (const sign of signs) addEventListener(sign, start, { signal, passive: true, capture: true });
  addEventListener("load", whenIdle, { signal });
}

/** Lets a page ask for its script late. */
export function fetchScriptLate(html: string): string {
  return html.replace(
    SCRIPT,
    (_whole, address: string) => `<script>(${String(fetchLate)})(${JSON.stringify(address)})</script>`,
  );
}
