/** The numbers of entries, of every series: the entries of one kind. */
export interface EntryNumbers {
  /** Notes the numbers of a document that somebody else may have written. */
  read(document: unknown): void;
  /** Notes the numbers of a document that this desk saves. */
  write(document: unknown): void;
  /** Whether an entry that was read has the number. */
  isTaken(series: string, number: number): boolean;
  /** The number after the highest of a series. */
  next(series: string): number;
  /** Calls back after each document that is read, until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** The name of a series: the schema of its files, and the field that holds the number. */
export function seriesName(schemaFile: string, key: string): string {
  return `${schemaFile} ${key}`;
}

/** Sveltia tells a field nothing of other entries, but all of them pass through our file format. */
export function entryNumbers(): EntryNumbers {
  const taken = new Map<string, Set<number>>();
  const highest = new Map<string, number>();
  const listeners = new Set<() => void>();
  const note = (document: unknown, each: (series: string, number: number) => void): void => {
    for (const [series, number] of numbersIn(document)) {
      each(series, number);
      highest.set(series, Math.max(number, highest.get(series) ?? 0));
    }
  };
  return {
    read(document) {
      note(document, (series, number) => taken.set(series, (taken.get(series) ?? new Set()).add(number)));
      for (const listener of listeners) listener();
    },
    write: (document) => note(document, () => undefined),
    isTaken: (series, number) => taken.get(series)?.has(number) ?? false,
    next: (series) => (highest.get(series) ?? 0) + 1,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Every whole number on the first level of a document: the field knows which of them is its own. */
function numbersIn(document: unknown): [series: string, number: number][] {
  if (typeof document !== "object" || document === null) return [];
  const { $schema, ...fields } = document as Record<string, unknown>;
  const schemaFile = String($schema).split("/").pop() ?? "";
  return Object.entries(fields).flatMap(([key, value]): [string, number][] =>
    typeof value === "number" && Number.isInteger(value) ? [[seriesName(schemaFile, key), value]] : [],
  );
}
