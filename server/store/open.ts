import type { IRateLimiterStoreOptions, RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Log } from "../log";
import type { DatabaseChoice } from "../settings";
import { openLibsql } from "./libsql";
import { openPostgres } from "./postgres";
import type { Database } from "./tables";

export interface OpenStore {
  readonly db: Database;
  /** Whether it finds back by itself after an error, as a pool of connections does; an open file does not. */
  readonly healsItself: boolean;
  limiter(options: Omit<IRateLimiterStoreOptions, "storeClient">): RateLimiterStoreAbstract;
  /** Sees to it that erased rows are gone from the disk too. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and brings its tables up to date. */
export function openStore(choice: DatabaseChoice, log: Log): Promise<OpenStore> {
  return choice.kind === "postgres" ? openPostgres(choice.url, log) : openLibsql(choice.path);
}
