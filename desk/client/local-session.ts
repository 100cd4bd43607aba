/** The storage key for the user and backend of Sveltia. */
const USER_KEY = "sveltia-cms.user";

/**
 * Makes Sveltia start with the folder on the disk. Otherwise it starts with the Git host of the settings, and when an
 * editor opens the folder, it closes its store of drafts without opening another.
 */
export function startWithLocalFolder(): void {
  localStorage[USER_KEY] ??= JSON.stringify({ backendName: "local" });
}
