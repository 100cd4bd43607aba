import { withPrefix } from "gatsby";

export const SEARCH_PATH = "/search";

/** Opens the search page, for example when the script of the dialog cannot be loaded. */
export const openSearchPage = (): void => location.assign(withPrefix(SEARCH_PATH));

/**
 * Calls a function when the visitor opens the search: with Ctrl+K or ⌘K, or with a click on a link to the search page
 * without a modifier key.
 * @returns a function that removes the listeners
 */
export function onSearch(open: () => void): () => void {
  const handleEvent = (event: KeyboardEvent | MouseEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isRequest =
      "key" in event
        ? hasModifier && !event.shiftKey && event.key.toLowerCase() === "k"
        : !hasModifier && isSearchLink(event.target);
    if (!isRequest) return;
    event.preventDefault();
    open();
  };
  const cleanup = new AbortController();
  for (const name of ["keydown", "click"] as const)
    addEventListener(name, handleEvent, { capture: true, signal: cleanup.signal });
  return () => cleanup.abort();
}

const isSearchLink = (target: EventTarget | null): boolean =>
  (target as Element).closest(`a[href="${withPrefix(SEARCH_PATH)}"]`) !== null;
