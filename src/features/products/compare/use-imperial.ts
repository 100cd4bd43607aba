import { useEffect, useState } from "react";
import type * as ImperialModule from "@capture/domain/imperial";
import type { Specification } from "@capture/domain/specifications";

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

type SpecificationRow = Queries.CompareDeviceFieldsFragment["specificationTables"][number]["rows"][number];

/** A row with its value and its conditions in imperial units. */
export function inImperialUnits(row: SpecificationRow, locale: string, toImperial: ToImperial): Specification {
  const { value, quantities, conditions, conditionsText } = row;
  const distance = conditions?.distance;
  return {
    ...row,
    value: toImperial(value, quantities ?? [], locale),
    conditionsText: distance ? toImperial(conditionsText ?? "", [distance], locale) : conditionsText,
  };
}
