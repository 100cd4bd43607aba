import { useCallback, useDeferredValue, useState } from "react";
import { useAddressState } from "./use-address-state";

/**
 * What the visitor of a list looks for: a text and one choice, both in the address.
 * @param filter the name of the choice in the address
 * @returns `text` and `choice` for the controls, which show a change with the
 * next paint; `query` and `chosen` for the results, which follow
 */
export function useListQuery(filter: string) {
  const [unfiltered] = useState<Record<string, string>>({ q: "", [filter]: "" });
  const [state, change] = useAddressState(unfiltered);
  const { q: text = "", [filter]: choice = "" } = state;
  return {
    text,
    choice,
    query: useDeferredValue(text),
    chosen: useDeferredValue(choice),
    search: useCallback((value: string) => change({ q: value }), [change]),
    choose: useCallback((value: string) => change({ [filter]: value }, true), [change, filter]),
    reset: useCallback(() => change(unfiltered, true), [change, unfiltered]),
  };
}
