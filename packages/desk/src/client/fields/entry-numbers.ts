/** The numbers that identify entries, such as article 15. A series contains the numbers of all entries of one kind. */
export type EntryNumbers = ReturnType<typeof createEntryNumbers>;

/** The name of a series, from its schema file and the field with the number. */
export function seriesName(schemaFile: string, key: string): string {
  return `${schemaFile} ${key}`;
}

/** Collects the numbers in our file format, because a field has no access to other entries. */
export function createEntryNumbers() {
  const taken = new Map<string, Set<number>>();
  const highest = new Map<string, number>();
  const listeners = new Set<() => void>();
  const record = (document: unknown, onNumber: (series: string, number: number) => void): void => {
    for (const [series, number] of numbersIn(document)) {
      onNumber(series, number);
      highest.set(series, Math.max(number, highest.get(series) ?? 0));
    }
  };
  return {
    /** Records the numbers of a loaded document, which another editor may have saved. */
    recordRead(document: unknown): void {
      record(document, (series, number) => taken.set(series, (taken.get(series) ?? new Set()).add(number)));
      for (const listener of listeners) listener();
    },
    /** Records the numbers of a document that this desk saves. */
    recordWrite: (document: unknown): void => record(document, () => undefined),
    /** Whether a loaded entry has the number. */
    isTaken: (series: string, number: number): boolean => taken.get(series)?.has(number) ?? false,
    /** The number after the highest of a series. */
    next: (series: string): number => (highest.get(series) ?? 0) + 1,
    /**
     * Calls the listener whenever a document is loaded.
     * @returns a function that unsubscribes
     */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** All top-level integers of a document, because only the schema defines which of them is the entry’s number. */
function numbersIn(document: unknown): [series: string, number: number][] {
  if (typeof document !== "object" || document === null) return [];
  const { $schema, ...fields } = document as Record<string, unknown>;
  const schemaFile = String($schema).split("/").pop() ?? "";
  return Object.entries(fields).flatMap(([key, value]): [string, number][] =>
    typeof value === "number" && Number.isInteger(value) ? [[seriesName(schemaFile, key), value]] : [],
  );
}
