import { useCallback, useDeferredValue, useState } from "react";
import { useQueryState } from "./use-query-state";

/**
 * Search text and filter of a list, both in the query string.
 * @param filter name of the filter in the query string
 * @returns `text` and `choice` for the controls, which change with the next paint; `query` and `chosen` for the results,
 * which have the same values but are deferred
 */
export function useListQuery(filter: string) {
  const [unfiltered] = useState<Record<string, string>>({ q: "", [filter]: "" });
  const [state, change] = useQueryState(unfiltered);
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
