export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting without the spaces around it; `undefined` when it is empty. */
export function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text.trim();
}
