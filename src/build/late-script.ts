/** What Gatsby writes at the end of every page: the site's script, and before it what that looks up. */
const SCRIPT = /<script src="([^"]+)" async><\/script>/g;
const BUILD = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;

/**
 * Names of the scripts of all pages. Gatsby asks this list what to prefetch and
 * finds nothing, because it stands there as a text; so it is left out.
 */
const CHUNKS = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/g;
const NO_CHUNKS = "window.___chunkMapping={};";

/** As it is served it is for who reads pages without a script; others get it with the script. */
const MANIFEST = /(?<!<noscript>)<link[^>]*\srel="manifest"[^>]*>/;

/**
 * Runs at the page's end: asks for the script once the first screen is painted
 * with its pictures and fonts, so that it takes nothing of the line from them,
 * or at the visitor's first sign. Until then links, questions and fields work
 * as they are served, and presses of buttons are kept (`keep-presses.ts`). It
 * stands in the page as text, so it can use nothing from outside itself; as a
 * module, so that the browser has a rest between reading the page and drawing it.
 */
function fetchLate(address: string): void {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "scroll"];
  const waiting = new AbortController();
  const start = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const script = document.createElement("script");
    script.src = address;
    // Browsers fetch it with its icon, and nothing of the first screen needs them.
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/manifest.webmanifest";
    document.head.append(script, manifest);
  };
  const whenIdle = (): void => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  };
  const { signal } = waiting;
  for (const sign of signs) addEventListener(sign, start, { signal, passive: true, capture: true });
  // Told when the first screen is in front of the visitor; a page in a hidden tab waits until it is.
  const whenPainted = (): void =>
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: "paint", buffered: true });
  addEventListener("load", whenPainted, { signal });
}

/** Lets a page ask for its script late, and for its manifest with it. */
export function fetchScriptLate(html: string): string {
  const build = BUILD.exec(html)?.[1] ?? "";
  return html
    .replace(BUILD, "")
    .replace(CHUNKS, "")
    .replace(MANIFEST, (link) => `<noscript>${link}</noscript>`)
    .replace(
      SCRIPT,
      (_whole, address: string) =>
        `<script type="module">${build}${NO_CHUNKS}(${String(fetchLate)})(${JSON.stringify(address)})</script>`,
    );
}
