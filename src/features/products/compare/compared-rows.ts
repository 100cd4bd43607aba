import {
  specificationRows,
  type Specification,
  type SpecificationGroup,
  type SpecificationGroupRows,
} from "../../../domain/specifications";

interface RowOptions {
  /** Keys of the rows to leave out. */
  readonly hiddenKeys: readonly string[];
  /** Keeps only rows in which the devices differ. */
  readonly onlyDifferences: boolean;
}

/** The rows of a comparison, group by group; groups without rows are left out. */
export function comparedRows(
  groups: readonly SpecificationGroup[],
  devices: readonly (readonly Specification[])[],
  { hiddenKeys, onlyDifferences }: RowOptions,
): SpecificationGroupRows[] {
  return specificationRows(groups, devices, ({ key }) => !hiddenKeys.includes(key))
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        ({ values, conditions }) => !onlyDifferences || hasDifferences(values) || hasDifferences(conditions),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether the values differ in more than case and whitespace. */
const hasDifferences = (values: readonly (string | null)[]): boolean =>
  new Set(values.map((value) => value?.replace(/\s+/g, " ").trim().toLowerCase())).size > 1;

/** Parses a query string value such as `pro,meta`. Unknown slugs are ignored; without a known one, all are selected. */
export function selectedSlugs(slugs: readonly string[], value: string): readonly string[] {
  const requested = value.split(",");
  const selected = slugs.filter((slug) => requested.includes(slug));
  return selected.length > 0 ? selected : slugs;
}

/**
 * Adds or removes a device and returns the new query string value, which is empty when all devices are selected. The
 * last device cannot be removed.
 */
export function toggleSlug(slugs: readonly string[], selected: readonly string[], slug: string): string {
  const next = slugs.filter((each) => (each === slug) !== selected.includes(each));
  const kept = next.length === 0 ? selected : next;
  return kept.length === slugs.length ? "" : kept.join(",");
}
