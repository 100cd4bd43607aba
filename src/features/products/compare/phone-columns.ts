import type { SpecificationGroupRows } from "@capture/domain/specifications";

/** More columns do not fit on a phone. */
export const MAX_PHONE_COLUMNS = 2;

/** Hides an element on phones, unless there is no script: the columns have no picker then. */
export const hiddenOnPhones = (isHidden: boolean): { "data-extra"?: "" } => (isHidden ? { "data-extra": "" } : {});

/** Whether the devices that a phone shows are the same in a row, so that only other devices differ. */
export function isSameOnPhones({ cells }: SpecificationGroupRows["rows"][number]): boolean {
  const shown = cells
    .slice(0, MAX_PHONE_COLUMNS)
    .map(({ value, conditionsText }) => `${value} ${conditionsText ?? ""}`);
  return shown.length === MAX_PHONE_COLUMNS && new Set(shown).size === 1;
}
