import type { Log } from "../log";
import type { DatabaseChoice } from "../settings";
import { openStore, type OpenStore } from "./open";

export interface Store {
  /**
   * Does something with the open database, opening it first when it is not.
   * @throws whatever the work or the database throws; the next call tries afresh
   */
  use<T>(work: (open: OpenStore) => Promise<T>): Promise<T>;
  /** Closes what is open, once the work that was begun is done. */
  close(): Promise<void>;
}

/**
 * A database that may be away: at the start, or in the middle of the work.
 * It is opened when it is first needed. What failed is never kept: the next
 * use opens it again.
 */
export function createStore(choice: DatabaseChoice, log: Log): Store {
  let opening: Promise<OpenStore> | undefined;

  const opened = (): Promise<OpenStore> => {
    opening ??= openStore(choice, log).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  /** A file that could not be written once stays unwritable for its connection, even when it is mended. */
  const abandon = (open: OpenStore, used: Promise<OpenStore> | undefined): void => {
    if (open.healsItself || opening !== used) return;
    opening = undefined;
    open.close().catch((err: unknown) => log.warn({ err }, "the database did not close"));
  };

  return {
    async use(work) {
      const open = await opened();
      const used = opening;
      try {
        return await work(open);
      } catch (error) {
        abandon(open, used);
        throw error;
      }
    },
    async close() {
      const open = await opening?.catch(() => undefined);
      opening = undefined;
      await open?.close();
    },
  };
}
