/** Runs in the page: finds where it scrolls sideways, and words and controls that are broken or cut off. */
export function findLayoutFaults(): string[] {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add("scrolls sideways");

  /** A word may break where a browser with a dictionary hyphenates it. Debian's Chromium has no dictionaries. */
  const canHyphenate = (element: Element, word: string): boolean => {
    const { hyphens, hyphenateLimitChars = "" } = getComputedStyle(element) as CSSStyleDeclaration & {
      hyphenateLimitChars?: string;
    };
    return hyphens === "auto" && word.length >= (parseInt(hyphenateLimitChars, 10) || 5);
  };
  const range = document.createRange();
  const spansLines = (node: Text, start: number, end: number): boolean => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rows = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
    return rows.length > 1 && Math.max(...rows) - Math.min(...rows) > 4;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const { data, parentElement: parent } = node;
    if (!parent || parent.closest("script, style, noscript, option, textarea, svg")) continue;
    if (!spansLines(node, 0, data.length) || !isVisible(parent)) continue;
    for (const { 0: token, index } of data.matchAll(/\S+/g)) {
      // Email addresses, paths, names of files, and hashes may break anywhere.
      if (/[@/._#]\S|^[0-9a-f]{16,}$/.test(token)) continue;
      for (const { 0: word, index: start } of token.matchAll(/[\p{L}\p{M}\p{N},.]{2,}/gu)) {
        const from = index + start;
        // Chromium counts the hyphen at the end of a line as a part of the first letter of the next one.
        const isAfterHyphen = data[from - 1] === "\u00AD";
        if (spansLines(node, isAfterHyphen ? from + 1 : from, from + word.length) && !canHyphenate(parent, word))
          faults.add(`breaks “${word}”`);
      }
    }
  }

  for (const control of document.querySelectorAll<HTMLElement>("a, button, summary, input, select")) {
    if (!isVisible(control) || control.closest("[data-panel], dialog")) continue;
    const { left, right, top, height } = control.getBoundingClientRect();
    const name = control.textContent.trim() || control.getAttribute("aria-label") || control.tagName;
    let parent = control.parentElement;
    while (parent && getComputedStyle(parent).overflowX === "visible") parent = parent.parentElement;
    const isScrolled = parent !== null && parent !== document.body && parent !== document.documentElement;
    if (!isScrolled && (left < -1 || right > innerWidth + 1)) faults.add(`cuts off “${name}”`);
    if (control.closest("header") && (top < -1 || height > 60)) faults.add(`breaks the line of “${name}”`);
  }
  return [...faults];
}
