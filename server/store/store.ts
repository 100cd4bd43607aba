import type { Log } from "../log";
import type { OpenStore } from "./database";
import { openLibsql } from "./libsql";
import type { DatabaseChoice } from "./location";
import type { OpenOptions } from "./opening";
import { createBusyRetry, isBusy } from "./busy-retry";
import { openPostgres } from "./postgres";

export interface Store {
  /**
   * Runs work on the database, and opens it first if necessary. While another program locks the store, the work is
   * repeated for a short time, so it must be safe to repeat.
   * @throws whatever the work or the database throws; the next call tries again
   */
  use<T>(work: (open: OpenStore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface StoreOptions extends OpenOptions {
  /** Called when work has failed. */
  readonly onError?: () => void;
}

/** Opens the database, and creates or migrates its tables. */
export function openStore(choice: DatabaseChoice, log: Log, options: OpenOptions = {}): Promise<OpenStore> {
  return choice.kind === "postgres" ? openPostgres(choice, log, options) : openLibsql(choice.path, log, options);
}

/**
 * A database that may be unavailable at any time. It is opened on first use; if that fails, the next use tries again.
 */
export function createStore(choice: DatabaseChoice, log: Log, options: StoreOptions = {}): Store {
  const busyRetry = createBusyRetry();
  let openPromise: Promise<OpenStore> | undefined;

  const getOpenStore = (): Promise<OpenStore> => {
    openPromise ??= openStore(choice, log, options).catch((error: unknown) => {
      openPromise = undefined;
      throw error;
    });
    return openPromise;
  };

  /** Replaces a SQLite connection after an error, because it may stay unusable. */
  const discard = (open: OpenStore, usedPromise: Promise<OpenStore> | undefined): void => {
    if (open.reconnects || openPromise !== usedPromise) return;
    openPromise = undefined;
    open.close().catch((err: unknown) => log.warn({ err }, "database could not be closed"));
  };

  const attempt = async <T>(work: (open: OpenStore) => Promise<T>): Promise<T> => {
    const open = await getOpenStore();
    const usedPromise = openPromise;
    try {
      return await work(open);
    } catch (error) {
      // A lock does not make the connection unusable.
      if (!isBusy(error)) discard(open, usedPromise);
      throw error;
    }
  };

  return {
    async use(work) {
      try {
        return await busyRetry.retry(() => attempt(work));
      } catch (error) {
        options.onError?.();
        throw error;
      }
    },
    async close() {
      const open = await openPromise?.catch(() => undefined);
      openPromise = undefined;
      await open?.close();
    },
  };
}
