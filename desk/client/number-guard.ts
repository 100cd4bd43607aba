import type { AppEventListener } from "@sveltia/cms";
import type { FileNames } from "./file-names";

/** A valid file name of a numbered entry, as in desk/config/names.ts. */
const NUMBER = /^[1-9]\d*$/;

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
