import type { AppEventListener } from "@sveltia/cms";

/** How the entries of a collection are named. */
export interface FileNames {
  /** The field that holds the file's name. */
  key: string;
  /** Whether names are numbers. */
  isNumber?: true;
  /** Start of the addresses of their pages, when an old address may be kept as an alias. */
  route?: string;
}

/**
 * Before a save: the field that must say the file's name says it. After a
 * rename the page's old address becomes an alias.
 * @param names by collection
 */
export function nameAfterFile(names: Readonly<Record<string, FileNames>>): AppEventListener["handler"] {
  return ({ entry }) => {
    const { key, isNumber, route } = names[entry.get("collection")] ?? {};
    if (key === undefined) return;
    const slug = entry.get("slug");
    const name = isNumber && /^[1-9]\d*$/.test(slug) ? Number(slug) : slug;
    const before: unknown = entry.getIn(["data", key]);
    if (before === name) return;
    const named = entry.setIn(["data", key], name);
    if (route === undefined || entry.get("newRecord")) return named;
    const aliases = new Set((entry.getIn(["data", "aliases"]) as Iterable<string> | undefined) ?? []);
    aliases.add(`${route}${String(before)}`);
    // The name may be an old one of the page.
    aliases.delete(`${route}${slug}`);
    return named.setIn(["data", "aliases"], [...aliases]);
  };
}
