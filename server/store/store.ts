import type { Log } from "../log";
import type { DatabaseChoice } from "../settings";
import type { OpenStore } from "./database";
import { openLibsql } from "./libsql";
import { openPostgres } from "./postgres";

export interface Store {
  /**
   * Runs some work on the open database, and opens it first if necessary.
   * @throws whatever the work or the database throws; the next call tries again
   */
  use<T>(work: (open: OpenStore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the database and brings its tables up to date. */
export function openStore(choice: DatabaseChoice, log: Log): Promise<OpenStore> {
  return choice.kind === "postgres" ? openPostgres(choice.url, log) : openLibsql(choice.path);
}

/**
 * A database that may be unavailable at the start or at any time later. It is
 * opened on first use. A failed attempt is not kept, so the next use tries again.
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

  /** A SQLite connection whose file could not be written once stays unusable, so it is replaced. */
  const discard = (open: OpenStore, used: Promise<OpenStore> | undefined): void => {
    if (open.reconnects || opening !== used) return;
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
        discard(open, used);
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
