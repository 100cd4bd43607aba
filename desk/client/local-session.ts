/** The storage key for the user and backend of Sveltia. */
const USER_KEY = "sveltia-cms.user";

/**
 * Makes Sveltia start with the folder on the disk. Otherwise it starts with the Git host of the settings. When an
 * editor then opens the folder, Sveltia closes its database of form backups and does not open another.
 */
export function startWithLocalFolder(): void {
  localStorage[USER_KEY] ??= JSON.stringify({ backendName: "local" });
}
