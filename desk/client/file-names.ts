import type { AppEventListener } from "@sveltia/cms";

/** The naming rules of a collection. */
export interface FileNames {
  /** The field that contains the file name without its extension. */
  key: string;
  /** Whether file names are numbers. */
  isNumber?: true;
  /** The route prefix of the pages, if they can have aliases. */
  route?: string;
}

/**
 * A `preSave` handler that copies the file name into its field. After a rename, it adds the page's old path to the
 * aliases.
 * @param names by collection
 */
export function setNameField(names: Readonly<Record<string, FileNames>>): AppEventListener["handler"] {
  return ({ entry }) => {
    const { key, isNumber, route } = names[entry.get("collection")] ?? {};
    if (key === undefined) return;
    const slug = entry.get("slug");
    const name = isNumber && /^[1-9]\d*$/.test(slug) ? Number(slug) : slug;
    const oldName: unknown = entry.getIn(["data", key]);
    if (oldName === name) return;
    const renamedEntry = entry.setIn(["data", key], name);
    if (route === undefined || entry.get("newRecord")) return renamedEntry;
    const aliases = new Set((entry.getIn(["data", "aliases"]) as Iterable<string> | undefined) ?? []);
    aliases.add(`${route}${String(oldName)}`);
    // The new path may be an alias from an earlier rename.
    aliases.delete(`${route}${slug}`);
    return renamedEntry.setIn(["data", "aliases"], [...aliases]);
  };
}
