import { specificationRows, type SpecificationGroupRows } from "../../../domain/specifications";

type Group = Queries.SpecificationGroupPartsFragment;
type Specifications = readonly Queries.SpecificationPartsFragment[];

interface Choice {
  /** Keys of the rows that are left out. */
  readonly hidden: readonly string[];
  /** Only rows in which the devices differ. */
  readonly differences: boolean;
  /** Writes a value in the chosen units. */
  readonly write: (value: string) => string;
}

/** The rows of a comparison, group by group; groups without rows are left out. */
export function comparedRows(
  groups: readonly Group[],
  devices: readonly Specifications[],
  { hidden, differences, write }: Choice,
): SpecificationGroupRows[] {
  return specificationRows(groups, devices, ({ key }) => !hidden.includes(key))
    .map((group) => ({
      ...group,
      rows: group.rows
        .map((row) => ({ ...row, values: row.values.map((value) => (value === null ? null : write(value))) }))
        .filter(({ values }) => !differences || differ(values)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether a reader sees a difference: capitals and spaces make none. */
const differ = (values: readonly (string | null)[]): boolean =>
  new Set(values.map((value) => value?.replace(/\s+/g, " ").trim().toLowerCase())).size > 1;

/** The devices that an address names, `pro,meta`; all of them when it names none that exists. */
export function chosenOf(slugs: readonly string[], named: string): readonly string[] {
  const wanted = named.split(",");
  const chosen = slugs.filter((slug) => wanted.includes(slug));
  return chosen.length > 0 ? chosen : slugs;
}

/** The address's text after a device was added or taken away; the last one stays, and all are named by none. */
export function toggled(slugs: readonly string[], chosen: readonly string[], slug: string): string {
  const next = slugs.filter((each) => (each === slug) !== chosen.includes(each));
  const kept = next.length === 0 ? chosen : next;
  return kept.length === slugs.length ? "" : kept.join(",");
}
