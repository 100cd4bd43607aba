import { useCallback, useSyncExternalStore } from "react";

/** Dispatched when this module has changed the query string. Browsers dispatch `popstate` only on navigation. */
const CHANGE_EVENT = "querychange";

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(CHANGE_EVENT, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(CHANGE_EVENT, onChange);
  };
}

const readSearch = (): string => location.search;
// The build renders pages without a query string; React reads the real one right after hydration.
const readServerSearch = (): string => "";

function setSearch(search: string, addEntry: boolean): void {
  // The state is kept: it contains the key under which Gatsby saves the scroll position.
  history[addEntry ? "pushState" : "replaceState"](history.state, "", location.pathname + search + location.hash);
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Removes the query string. The back button restores it. */
export const clearSearch = (): void => setSearch("", true);

/** The query string of the page: "" in the build, and in a browser until React is ready. */
export const useSearch = (): string => useSyncExternalStore(subscribe, readSearch, readServerSearch);

type Values<K extends string> = Record<K, string>;

/** Reads values from a query string. A missing value keeps its default. */
export function parseValues<K extends string>(search: string, defaults: Values<K>): Values<K> {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(defaults).map(([key, value]) => [key, query.get(key) ?? value]);
  return Object.fromEntries(entries) as Values<K>;
}

/** Writes changed values into a query string. A value that equals its default is omitted. */
export function updateSearch<K extends string>(
  search: string,
  defaults: Values<K>,
  change: Partial<Values<K>>,
): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change) as [K, string][]) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * State in the query string, such as `?q=roof&industry=insurance`, so that the URL of a filtered list can be shared and
 * the back button restores it.
 * @param defaults values without a query string
 * @returns the values, and a function that changes some of them. With `addEntry` the change is a new history entry, which
 * the back button undoes
 */
export function useQueryState<K extends string>(
  defaults: Values<K>,
): [Values<K>, (change: Partial<Values<K>>, addEntry?: boolean) => void] {
  const search = useSearch();
  const change = useCallback(
    (values: Partial<Values<K>>, addEntry = false): void => {
      setSearch(updateSearch(location.search, defaults, values), addEntry);
    },
    [defaults],
  );
  return [parseValues(search, defaults), change];
}
