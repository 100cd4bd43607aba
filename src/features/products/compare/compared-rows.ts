import type { TermLink } from "@capture/domain/glossary";
import type { Quantity } from "@capture/domain/quantities";
import type { Specification, SpecificationGroup, SpecificationGroupRows } from "@capture/domain/specifications";

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

/**
 * The groups with the fields that at least one device specifies, and the labels of the others.
 * @param devices the specifications of each device
 */
export function splitFields(
  groups: readonly SpecificationGroup[],
  devices: readonly (readonly Specification[])[],
): { specified: SpecificationGroup[]; unspecified: string[] } {
  const keys = new Set(devices.flat().map(({ key }) => key));
  return {
    specified: groups
      .map((group) => ({ ...group, fields: group.fields.filter(({ key }) => keys.has(key)) }))
      .filter(({ fields }) => fields.length > 0),
    unspecified: groups.flatMap(({ fields }) => fields.flatMap(({ key, label }) => (keys.has(key) ? [] : [label]))),
  };
}

interface Measured {
  readonly value: string;
  readonly quantities?: readonly Quantity[] | null;
}

/**
 * The amounts of a row, which bars can show: each device that has a value specifies one number in the same unit, or the
 * two sides of a picture in pixels.
 * @returns `undefined` when the values cannot be compared, or are all equal
 */
export function rowAmounts(values: readonly (Measured | undefined)[]): (number | undefined)[] | undefined {
  const amounts = values.map((measured) => measured && amountOf(measured));
  const specified = amounts.filter((_, index) => values[index] !== undefined);
  const units = new Set(specified.map((amount) => amount?.unit));
  const sizes = new Set(specified.map((amount) => amount?.size));
  return units.size === 1 && !units.has(undefined) && sizes.size > 1
    ? amounts.map((amount) => amount?.size)
    : undefined;
}

function amountOf({ value, quantities }: Measured): { size: number; unit: string } | undefined {
  const [, width, height] = /^(\d+)\s?×\s?(\d+)$/.exec(value) ?? [];
  if (width !== undefined && height !== undefined) return { size: Number(width) * Number(height), unit: "px" };
  const [quantity, ...others] = quantities ?? [];
  const [size, ...ends] = quantity?.values ?? [];
  return quantity && size !== undefined && others.length + ends.length === 0
    ? { size, unit: quantity.unit }
    : undefined;
}

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

/**
 * Parses a query string value such as `pro,meta`, in its order. Unknown slugs are ignored; without a known one, all are
 * selected.
 */
export function selectedSlugs(slugs: readonly string[], value: string): readonly string[] {
  const selected = [...new Set(value.split(","))].filter((slug) => slugs.includes(slug));
  return selected.length > 0 ? selected : slugs;
}

/**
 * Adds or removes a device and returns the new query string value, which is empty when all devices are selected. The
 * last device cannot be removed.
 */
export function toggleSlug(slugs: readonly string[], selected: readonly string[], slug: string): string {
  const next = slugs.filter((each) => (each === slug) !== selected.includes(each));
  if (next.length === 0) return selected.join(",");
  return next.length === slugs.length ? "" : next.join(",");
}

/** Puts a device into a column. If another column has it, the two columns change places. */
export const replaceSlug = (shown: readonly string[], index: number, slug: string): string =>
  shown.map((each, column) => (column === index ? slug : each === slug ? shown[index] : each)).join(",");
