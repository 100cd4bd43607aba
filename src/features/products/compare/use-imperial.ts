import { useEffect, useState } from "react";
import type * as ImperialModule from "@capture/domain/imperial";

/** Converts a text with quantities to imperial units. */
export type ToImperial = typeof ImperialModule.toImperial;

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
