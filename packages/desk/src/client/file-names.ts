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

/** A valid file name of a numbered entry, as in packages/desk/src/config/names.ts. */
const NUMBER = /^[1-9]\d*$/;

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
    const name = isNumber && NUMBER.test(slug) ? Number(slug) : slug;
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

/**
 * A `preSave` handler that rejects a name that is not a number. Sveltia names a file `16-1` when entry 16 exists.
 * @param names by collection
 */
export function rejectInvalidNumbers(names: Readonly<Record<string, FileNames>>): AppEventListener["handler"] {
  return ({ entry }) => {
    const slug = entry.get("slug");
    if (names[entry.get("collection")]?.isNumber !== true || NUMBER.test(slug)) return;
    // With this message, Sveltia shows the cause of the error.
    throw new Error("saving_failed", {
      cause: new Error(
        `“${slug}” is not a number, because another entry has this number. Reload this page and save again.`,
      ),
    });
  };
}
