import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import type { Environment } from "@capture/domain/lib/environment";
import { openWithoutWal } from "./libsql";
import { defaultStores } from "./location";

/** The endings of the files of a store. The database is last, so that an interrupted move is repeated. */
const ENDINGS = [".erased", "-wal", "-shm", ""];

/**
 * Moves the default store that all sites of a user shared in earlier versions to that of this site, with its erasure log.
 * While another program uses it, it stays where it is, because SQLite would lose what that program writes.
 * @returns a line for the operator; `undefined` if there is nothing to move
 */
export function moveSharedStore(env: Environment): string | undefined {
  const stores = defaultStores(env);
  if (!stores || !existsSync(stores.shared) || existsSync(stores.own)) return undefined;
  const { own, shared } = stores;
  try {
    openWithoutWal(shared);
  } catch {
    return `${shared} is in use by another program or cannot be written. This site uses it until it can be moved to ${own}.`;
  }
  mkdirSync(dirname(own), { recursive: true, mode: 0o700 });
  for (const ending of ENDINGS) if (existsSync(shared + ending)) renameSync(shared + ending, own + ending);
  return `The store was moved from ${shared} to ${own}, because each site has its own now.`;
}
