export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting without the spaces around it, or `undefined` if nothing is left. */
export function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text.trim();
}
