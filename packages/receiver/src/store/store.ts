import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log";
import type { OpenStore } from "./database";
import { openLibsql } from "./libsql";
import type { DatabaseChoice } from "./location";
import type { OpenOptions } from "./migrations";
import { openPostgres } from "./postgres";

/** Short enough to answer a form within three seconds, even if it writes several times. */
const BUSY_TIMEOUT_MS = 1500;
const RETRY_INTERVAL_MS = 25;
/** After this time without a lock, the next lock starts the timeout again. */
const RESET_AFTER_MS = 1000;

export type Store = ReturnType<typeof createStore>;

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
export function createStore(choice: DatabaseChoice, log: Log, options: StoreOptions = {}) {
  const retryWhileBusy = createBusyRetry();
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
    /**
     * Runs work on the database, and opens it first if necessary. While another program locks the store, the work is
     * repeated for a short time, so it must be safe to repeat.
     * @throws whatever the work or the database throws; the next call tries again
     */
    async use<T>(work: (open: OpenStore) => Promise<T>): Promise<T> {
      try {
        return await retryWhileBusy(() => attempt(work));
      } catch (error) {
        options.onError?.();
        throw error;
      }
    },
    async close(): Promise<void> {
      const open = await openPromise?.catch(() => undefined);
      openPromise = undefined;
      await open?.close();
    },
  };
}

/** Whether an error means that another program holds the lock of the embedded database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}

/**
 * Creates the function that repeats an attempt while the store is locked, without blocking the event loop. All work shares one timeout, which starts with the
 * first attempt that finds the store locked. After the timeout, further work fails immediately until the lock is released.
 */
function createBusyRetry() {
  let timeoutStart: number | undefined;
  let lastLock = 0;

  /** @returns false after the timeout */
  const wait = async (): Promise<boolean> => {
    const time = performance.now();
    if (timeoutStart === undefined || time - lastLock > RESET_AFTER_MS) timeoutStart = time;
    lastLock = time;
    if (time - timeoutStart > BUSY_TIMEOUT_MS) return false;
    await pause(RETRY_INTERVAL_MS);
    return true;
  };

  return async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (let first = true; ; first = false) {
      try {
        const result = await attempt();
        if (!first) timeoutStart = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error) || !(await wait())) throw error;
      }
    }
  };
}
