import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filled, type Environment } from "../environment";
import { OperatorError } from "../operator-error";
import type { Database } from "./database";
import { stateDirectory, type DatabaseChoice } from "./location";

/**
 * The file that notes erasures outside the database, so that a restored backup
 * does not bring erased people back: ERASURES_FILE, else beside the store.
 */
export function erasuresFile(choice: DatabaseChoice, env: Environment): string {
  const named = filled(env.ERASURES_FILE);
  if (named !== undefined) return resolve(named);
  return choice.kind === "libsql" ? `${choice.path}.erased` : join(stateDirectory(env), "submissions.erased");
}

/**
 * Adds a line for each submission that is about to be erased: when, and a hash
 * of its id. Ids are random, so nobody can guess from a hash who it was.
 * @throws OperatorError with a sentence when it cannot be written
 */
export function noteErasures(file: string, ids: readonly string[]): void {
  const time = new Date().toISOString();
  const lines = ids.map((id) => `${time} ${hashOf(id)}\n`).join("");
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // On the disk before the rows go: otherwise a crash would lose the note and keep the erasure.
    appendFileSync(file, lines, { mode: 0o600, flush: true });
  } catch (error) {
    throw new OperatorError(`Nothing was erased, because the erasure cannot be noted in ${file}.`, { cause: error });
  }
}

/** The ids of stored submissions whose erasure was noted. */
export async function notedAsErased(db: Database, file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  const hashes = new Set(readFileSync(file, "utf8").match(/[0-9a-f]{64}/g));
  const rows = await db.selectFrom("submissions").select("id").execute();
  return rows.map(({ id }) => id).filter((id) => hashes.has(hashOf(id)));
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
