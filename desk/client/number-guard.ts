import type { AppEventListener } from "@sveltia/cms";
import type { FileNames } from "./file-names";

/** What the file of an entry with a number may be called. The desk's settings have it too. */
const NUMBER = /^[1-9]\d*$/;

/**
 * Before a save: refuses a name that is no number. Sveltia would write `16-1`
 * where an entry has number 16 already.
 * @param names by collection
 */
export function refuseTakenNumbers(names: Readonly<Record<string, FileNames>>): AppEventListener["handler"] {
  return ({ entry }) => {
    const slug = entry.get("slug");
    if (names[entry.get("collection")]?.isNumber !== true || NUMBER.test(slug)) return;
    // Sveltia shows the cause of an error of this name.
    throw new Error("saving_failed", {
      cause: new Error(`“${slug}” is no number: another entry has taken it. Reload this page and save again.`),
    });
  };
}
