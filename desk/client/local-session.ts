/** Where Sveltia remembers who has signed in, and how. */
const USER = "sveltia-cms.user";

/**
 * Makes Sveltia begin with the folder on the disk. Otherwise it begins with the Git host of the settings, and when
 * the folder is opened it closes its store of unsaved forms and opens no other.
 */
export function beginWithLocalFolder(): void {
  localStorage[USER] ??= JSON.stringify({ backendName: "local" });
}
