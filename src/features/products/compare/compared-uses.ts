/** A word of the comparison that leads to the glossary. */
export interface ComparedUse extends Queries.TermUsePartsFragment {
  /** The device in whose column it stands; none for the label of a row. */
  readonly column: number | undefined;
}

/**
 * Words that lead to the glossary: of all uses of a term by the devices, the one that is read first.
 * @param keys the rows that are shown, in their order
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
