import type { TermLink } from "@capture/domain/glossary";
import type { Specification, SpecificationGroupRows } from "@capture/domain/specifications";

interface RowChoice {
  /** Keys of the rows to leave out. */
  readonly hiddenKeys: readonly string[];
  /** Keeps only rows in which the devices differ. */
  readonly onlyDifferences: boolean;
}

type Values = readonly (Specification | undefined)[];

/** Creates the filter for the rows of a comparison. */
export const createRowFilter =
  ({ hiddenKeys, onlyDifferences }: RowChoice) =>
  ({ key }: { readonly key: string }, values: Values): boolean =>
    !hiddenKeys.includes(key) &&
    (!onlyDifferences ||
      hasDifferences(values.map((specified) => specified?.value)) ||
      hasDifferences(values.map((specified) => specified?.conditionsText)));

/** Whether the texts differ in more than case and whitespace. */
const hasDifferences = (texts: readonly (string | null | undefined)[]): boolean =>
  new Set(texts.map((text) => text?.replace(/\s+/g, " ").trim().toLowerCase())).size > 1;

/** Links each term once, in the first row that uses it. If several cells of that row use the term, the first has the link. */
export function linkOnce(groups: readonly SpecificationGroupRows[]): SpecificationGroupRows[] {
  const linked = new Set<string>();
  const firstLinks = (links: readonly TermLink[]): TermLink[] =>
    links.filter(({ to }) => !linked.has(to) && linked.add(to));
  return groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map((row) => ({
      ...row,
      labelLinks: firstLinks(row.labelLinks),
      cells: row.cells.map((cell) => ({ ...cell, valueLinks: firstLinks(cell.valueLinks) })),
    })),
  }));
}

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
