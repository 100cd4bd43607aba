import { parseArgs } from "node:util";

/**
 * The whole numbers of an option such as `--sizes 0,1000`.
 * @throws Error when one is not a whole number
 */
export function wholeNumbers(text: string): number[] {
  return text.split(",").map((part) => {
    const value = Number(part);
    if (part.trim() === "" || !Number.isInteger(value) || value < 0)
      throw new Error(`“${part}” is not a whole number.`);
    return value;
  });
}

/** Reads `--name value` options that may be given several times; what is unknown is refused with the usage. */
export function options<K extends string>(names: readonly K[], usage: string): Partial<Record<K, string[]>> {
  const known = Object.fromEntries(names.map((name) => [name, { type: "string", multiple: true } as const]));
  try {
    return parseArgs({ options: known }).values as Partial<Record<K, string[]>>;
  } catch {
    throw new Error(`Usage:\n  ${usage}`);
  }
}
