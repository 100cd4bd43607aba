import { parseArgs } from "node:util";

/**
 * Parses the numbers of an option such as `--sizes 0,1000`.
 * @throws Error when one is not a non-negative integer
 */
export function parseWholeNumbers(text: string): number[] {
  return text.split(",").map((part) => {
    const value = Number(part);
    if (part.trim() === "" || !Number.isInteger(value) || value < 0)
      throw new Error(`“${part}” is not a whole number.`);
    return value;
  });
}

/**
 * Parses `--name value` options, each of which may be repeated.
 * @throws Error with the usage when an option is unknown
 */
export function parseOptions<K extends string>(names: readonly K[], usage: string): Partial<Record<K, string[]>> {
  const config = Object.fromEntries(names.map((name) => [name, { type: "string", multiple: true } as const]));
  try {
    return parseArgs({ options: config }).values as Partial<Record<K, string[]>>;
  } catch {
    throw new Error(`Usage:\n  ${usage}`);
  }
}
