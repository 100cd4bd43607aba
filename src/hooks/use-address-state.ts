import { useCallback, useSyncExternalStore } from "react";

/** Dispatched when this module has changed the address; browsers report only their own changes. */
const CHANGED = "addresschange";

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(CHANGED, onChange);
  };
}

const readSearch = (): string => location.search;
// The served HTML is made without a query; the browser's own is read right after hydration.
const servedSearch = (): string => "";

type Values<K extends string> = Record<K, string>;

/** What a query string says of the named values; what it does not name keeps its default. */
export function valuesIn<K extends string>(search: string, defaults: Values<K>): Values<K> {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(defaults).map(([key, value]) => [key, query.get(key) ?? value]);
  return Object.fromEntries(entries) as Values<K>;
}

/** The query string with changed values; a value that equals its default is left out. */
export function searchWith<K extends string>(search: string, defaults: Values<K>, change: Partial<Values<K>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change) as [K, string][]) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * State that lives in the address, `?q=roof&industry=insurance`, so that a
 * list can be shared and the back button returns to it.
 * @param defaults the values of the bare address
 * @returns the values, and a function that changes some of them; `step` adds
 * a history entry, so that the back button undoes the change
 */
export function useAddressState<K extends string>(
  defaults: Values<K>,
): [Values<K>, (change: Partial<Values<K>>, step?: boolean) => void] {
  const search = useSyncExternalStore(subscribe, readSearch, servedSearch);
  const change = useCallback(
    (values: Partial<Values<K>>, step = false): void => {
      const address = location.pathname + searchWith(location.search, defaults, values) + location.hash;
      // The router knows nothing of this entry: it saves the scroll position under the key it knows, which must stay.
      if (step) history.pushState(history.state, "", address);
      else history.replaceState(history.state, "", address);
      dispatchEvent(new Event(CHANGED));
    },
    [defaults],
  );
  return [valuesIn(search, defaults), change];
}
