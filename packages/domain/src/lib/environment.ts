export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable without surrounding spaces; `undefined` if it is missing or empty. */
export function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text.trim();
}
