import { useCallback, useSyncExternalStore } from "react";
import { tellNow } from "./tell-in-turn";

/** Told when this module has changed the address; the browser tells only of its own changes. */
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
// The served HTML knows no query; the browser's own is read right after it has come to life.
const servedSearch = (): string => "";

type Values<K extends string> = Record<K, string>;

/** What a query string says of the named values; what it does not name stays as given. */
export function valuesIn<K extends string>(search: string, defaults: Values<K>): Values<K> {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(defaults).map(([key, value]) => [key, query.get(key) ?? value]);
  return Object.fromEntries(entries) as Values<K>;
}

/** The query string with changed values; a value that is as given is left out. */
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
 * Values that live in the address, `?q=roof&industry=insurance`, so that a
 * list can be shared and is found again by the back button.
 * @param defaults the values of the bare address
 * @returns the values, and a function that changes some of them; `step` makes
 * the change a step that the back button undoes
 */
export function useAddressState<K extends string>(
  defaults: Values<K>,
): [Values<K>, (change: Partial<Values<K>>, step?: boolean) => void] {
  const search = useSyncExternalStore(subscribe, readSearch, servedSearch);
  const change = useCallback(
    (values: Partial<Values<K>>, step = false): void => {
      // Choices that were made before this one stand before it in the address and in the steps back.
      tellNow();
      const address = location.pathname + searchWith(location.search, defaults, values) + location.hash;
      // The router keeps its own state in the entry; it must stay for scrolling to be restored.
      if (step) history.pushState({ ...(history.state as object | null), key: String(Date.now()) }, "", address);
      else history.replaceState(history.state, "", address);
      dispatchEvent(new Event(CHANGED));
    },
    [defaults],
  );
  return [valuesIn(search, defaults), change];
}
