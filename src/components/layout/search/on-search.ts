export const SEARCH = "/search";

/**
 * Calls when the search is asked for: by Ctrl+K or ⌘K, or by a plain press of a link to its page.
 * @returns stops listening
 */
export function onSearch(open: () => void): () => void {
  const hear = (event: KeyboardEvent | MouseEvent): void => {
    const held = event.ctrlKey || event.metaKey;
    const asked =
      "key" in event ? held && !event.shiftKey && event.key.toLowerCase() === "k" : !held && isSearchLink(event.target);
    if (!asked) return;
    event.preventDefault();
    open();
  };
  const stop = new AbortController();
  for (const name of ["keydown", "click"] as const)
    addEventListener(name, hear, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

const isSearchLink = (target: EventTarget | null): boolean =>
  (target as Element).closest(`a[href="${SEARCH}"]`) !== null;
