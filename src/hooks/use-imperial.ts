import { useEffect, useState } from "react";
import type * as ImperialModule from "@capture/domain/imperial";
import type { Quantity } from "@capture/domain/quantities";

/** Converts a text with quantities to imperial units. */
type ToImperial = typeof ImperialModule.toImperial;

/**
 * Loads the conversion when a visitor chooses imperial units.
 * @returns `undefined` for metric units, and until it is loaded
 */
export function useImperial(isChosen: boolean): ToImperial | undefined {
  const [module, setModule] = useState<typeof ImperialModule>();
  useEffect(() => {
    // After a failure, values remain in the units that they state.
    if (isChosen) import("@capture/domain/imperial").then(setModule, () => undefined);
  }, [isChosen]);
  return isChosen ? module?.toImperial : undefined;
}

interface SpecValue {
  readonly value: string;
  readonly quantities?: readonly Quantity[] | null;
  readonly conditionsText?: string | null;
  readonly conditions?: { readonly distance: Quantity | null } | null;
}

/** A spec value with its conditions in imperial units. */
export function inImperialUnits<V extends SpecValue>(specValue: V, locale: string, toImperial: ToImperial): V {
  const { value, quantities, conditions, conditionsText } = specValue;
  const distance = conditions?.distance;
  return {
    ...specValue,
    value: toImperial(value, quantities ?? [], locale),
    conditionsText: distance ? toImperial(conditionsText ?? "", [distance], locale) : conditionsText,
  };
}
