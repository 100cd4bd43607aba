/**
 * Which tile is in which slot of a texture.
 * @param capacity the number of slots
 */
export function createTileCache(capacity: number) {
  /** In the order of their last use. */
  const slots = new Map<string, number>();
  const oldest = (): [string, number] | undefined => slots.entries().next().value;
  return {
    slotOf: (url: string): number | undefined => slots.get(url),
    /** Marks tiles as used now. */
    use(urls: readonly string[]): void {
      for (const url of urls) {
        const slot = slots.get(url);
        if (slot === undefined) continue;
        slots.delete(url);
        slots.set(url, slot);
      }
    },
    /** Assigns a slot to a tile: a free one, or that of the tile whose last use is the longest ago. */
    add(url: string): number {
      const [replaced, freed] = (slots.size >= capacity ? oldest() : undefined) ?? [undefined, slots.size];
      if (replaced !== undefined) slots.delete(replaced);
      slots.set(url, freed);
      return freed;
    },
  };
}
