import type { Page } from "@playwright/test";

// Sveltia stores the texts of changed forms in the browser, and offers to restore them.

/** The backups of unsaved forms, as JSON. */
export const readBackups = (page: Page): Promise<string> => page.evaluate(accessBackups, "readonly" as const);

/** Deletes all backups of unsaved forms. */
export const deleteBackups = (page: Page): Promise<string> => page.evaluate(accessBackups, "readwrite" as const);

/** Runs in the page. Returns the backups, and deletes them in mode `readwrite`. */
async function accessBackups(mode: "readonly" | "readwrite"): Promise<string> {
  const [database, store] = ["github:local/site", "draft-backups"];
  const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  // Opening it would create it, without the stores that Sveltia expects.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return "[]";
  const opened = await resultOf(indexedDB.open(database));
  try {
    if (!opened.objectStoreNames.contains(store)) return "[]";
    const backups = opened.transaction(store, mode).objectStore(store);
    const texts = JSON.stringify(await resultOf(backups.getAll()));
    if (mode === "readwrite") await resultOf(backups.clear());
    return texts;
  } finally {
    opened.close();
  }
}
