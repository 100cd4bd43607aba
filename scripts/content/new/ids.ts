const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NUMBER = /^[1-9]\d*$/;

/**
 * The number of a new entry: the requested one, or the next unused one.
 * @param ids the numbers in use
 * @throws Error when the requested id is not a number
 */
export function numberFor(id: string | undefined, ids: readonly string[]): string {
  const next = String(Math.max(0, ...ids.map(Number)) + 1);
  if (id === undefined || NUMBER.test(id)) return id ?? next;
  throw new Error(`“${id}” is not a number; omit it to use the next one, ${next}.`);
}

/**
 * The name of a new entry: the requested one, or `new-project`, `new-project-2` and so on.
 * @param ids the names in use
 * @throws Error when the requested name cannot be part of a URL
 */
export function nameFor(id: string | undefined, kind: string, ids: readonly string[]): string {
  if (id !== undefined) {
    if (SLUG.test(id)) return id;
    throw new Error(`“${id}” cannot be part of a URL; use lower-case letters, digits and hyphens, such as old-mill.`);
  }
  const names = ids.map((_, index) => `new-${kind}-${index + 2}`);
  return [`new-${kind}`, ...names].find((name) => !ids.includes(name)) ?? kind;
}
