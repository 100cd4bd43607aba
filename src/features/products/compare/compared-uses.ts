/** A word in the comparison that links to the glossary. */
export interface ComparedUse extends Queries.TermUsePartsFragment {
  /** Index of the device's column; undefined for a word in a row's label. */
  readonly column: number | undefined;
}

/**
 * The words that link to the glossary. Each term is linked once, in the first row that uses it. If several cells of
 * that row use the term, the first cell has the link.
 * @param keys keys of the rows in the table, in their order
 */
export function comparedUses(
  keys: readonly string[],
  devices: readonly (readonly Queries.TermUsePartsFragment[])[],
): ComparedUse[] {
  const uses = keys.flatMap((key) =>
    devices
      .flatMap((list, index) => list.map((use) => ({ ...use, column: use.inLabel ? undefined : index })))
      .filter((use) => use.key === key)
      .sort((a, b) => (a.column ?? -1) - (b.column ?? -1)),
  );
  return uses.filter((use, index) => uses.findIndex(({ to }) => to === use.to) === index);
}
