import { useEffect } from "react";
import { FEET_SUFFIX, IMPERIAL } from "@capture/domain/facts/units";
import { useLocale } from "../../../hooks/use-site-content";
import { isArea } from "./area-names";
import { useQueryState, useSearch } from "../../../hooks/use-query-state";

const NO_DEFAULTS: Record<string, string> = {};

/**
 * Adds areas to the query string that it has in the other unit only: those of a visitor who has chosen the units in another
 * tool, or comes from a language without a choice.
 */
export function useMissingAreas(units: string | undefined): void {
  const search = useSearch();
  const locale = useLocale();
  const [, change] = useQueryState(NO_DEFAULTS);
  useEffect(() => {
    if (units === undefined) return;
    const query = Object.fromEntries(new URLSearchParams(search));
    const needed = (name: string): string => name.replace(FEET_SUFFIX, "") + (units === IMPERIAL ? FEET_SUFFIX : "");
    if (!Object.keys(query).some((name) => isArea(name) && !(needed(name) in query))) return;
    import("../planner/convert-units").then(
      ({ missingAreas }) => change(missingAreas(query, units, locale)),
      () => undefined,
    );
  }, [search, units, locale, change]);
}
