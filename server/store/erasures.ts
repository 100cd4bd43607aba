import { createHash } from "node:crypto";
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { getuid } from "node:process";
import { filled, type Environment } from "../environment";
import { OperatorError } from "../operator-error";
import type { Database } from "./database";
import { stateDirectory, type DatabaseChoice } from "./location";

/**
 * The file that notes erasures and ended subscriptions outside the database, so
 * that a restored backup does not bring them back: ERASURES_FILE, else beside the store.
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
  try {
    note(file, ids);
  } catch (error) {
    throw new OperatorError(`Nothing was erased, because the erasure cannot be noted in ${file}.`, { cause: error });
  }
}

/**
 * Adds such a line for each request whose subscription is about to be ended.
 * @throws the error of the file system when it cannot be written
 */
export function noteUnsubscribed(file: string, ids: readonly string[]): void {
  note(file, ids.map(asUnsubscribed));
}

function note(file: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const time = new Date().toISOString();
  const lines = names.map((name) => `${time} ${hashOf(name)}\n`).join("");
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(file);
  // On the disk before the rows change: otherwise a crash would lose the note and keep the change.
  appendFileSync(file, lines, { mode: 0o600, flush: true });
  if (isNew && getuid?.() === 0) giveTo(file, folder);
}

/** Commands may be run by root, and the host adds to the same file as the user that its folder belongs to. */
function giveTo(file: string, folder: string): void {
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** The ids of stored submissions whose erasure was noted. */
export async function notedAsErased(db: Database, file: string): Promise<string[]> {
  const isNoted = readNoted(file);
  const rows = await db.selectFrom("submissions").select("id").execute();
  return rows.map(({ id }) => id).filter(isNoted);
}

/** The ids of stored submissions whose subscription was noted as ended and goes on. */
export async function notedAsUnsubscribed(db: Database, file: string): Promise<string[]> {
  const isNoted = readNoted(file);
  const open = db.selectFrom("subscriptions").select("submission_id").where("unsubscribed_at", "is", null);
  const rows = await open.execute();
  return rows.map(({ submission_id }) => submission_id).filter((id) => isNoted(asUnsubscribed(id)));
}

function readNoted(file: string): (name: string) => boolean {
  const hashes = new Set(existsSync(file) ? readFileSync(file, "utf8").match(/[0-9a-f]{64}/g) : []);
  return (name) => hashes.has(hashOf(name));
}

const asUnsubscribed = (id: string): string => `unsubscribed ${id}`;

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
