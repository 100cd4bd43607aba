import { createHash } from "node:crypto";
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { getuid } from "node:process";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { OperatorError } from "../operator-error";
import type { Database } from "./database";
import { stateDirectory, type DatabaseChoice } from "./location";

/**
 * Path of the erasure log: ERASURES_FILE, or a file next to the store. It records erasures and ended subscriptions outside
 * the database, so that they can be repeated after a backup is restored.
 */
export function erasuresFile(choice: DatabaseChoice, env: Environment): string {
  const path = nonEmpty(env.ERASURES_FILE);
  if (path !== undefined) return resolve(path);
  return choice.kind === "libsql" ? `${choice.path}.erased` : join(stateDirectory(env), "submissions.erased");
}

/**
 * Appends a line for each submission that is about to be erased: the time, and a hash of its id. Ids are random, so a
 * hash identifies no person.
 * @throws OperatorError when the file cannot be written
 */
export function recordErasures(file: string, ids: readonly string[]): void {
  try {
    appendHashes(file, ids);
  } catch (error) {
    throw new OperatorError(`Nothing was erased, because the erasure cannot be recorded in ${file}.`, { cause: error });
  }
}

/**
 * Appends a line with the time and a hash for each subscription that is about to be ended.
 * @param ids of their submissions
 * @throws the error of the file system when the file cannot be written
 */
export function recordUnsubscribes(file: string, ids: readonly string[]): void {
  appendHashes(file, ids.map(asUnsubscribed));
}

function appendHashes(file: string, names: readonly string[]): void {
  if (names.length === 0) return;
  const time = new Date().toISOString();
  const lines = names.map((name) => `${time} ${hashOf(name)}\n`).join("");
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(file);
  // Flushed to the disk before the rows change: otherwise a crash could lose the line and keep the change.
  appendFileSync(file, lines, { mode: 0o600, flush: true });
  if (isNew && getuid?.() === 0) chownToFolderOwner(file, folder);
}

/** A command may run as root, but the host, which runs as the owner of the folder, must be able to append to the file. */
function chownToFolderOwner(file: string, folder: string): void {
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** The ids of stored submissions whose erasure is recorded. */
export async function findRecordedErasures(db: Database, file: string): Promise<string[]> {
  const isRecorded = readRecorded(file);
  const rows = await db.selectFrom("submissions").select("id").execute();
  return rows.map(({ id }) => id).filter(isRecorded);
}

/** The ids of stored submissions whose subscription is recorded as ended, but not ended in the database. */
export async function findRecordedUnsubscribes(db: Database, file: string): Promise<string[]> {
  const isRecorded = readRecorded(file);
  const open = db.selectFrom("subscriptions").select("submission_id").where("unsubscribed_at", "is", null);
  const rows = await open.execute();
  return rows.map(({ submission_id }) => submission_id).filter((id) => isRecorded(asUnsubscribed(id)));
}

function readRecorded(file: string): (name: string) => boolean {
  const hashes = new Set(existsSync(file) ? readFileSync(file, "utf8").match(/[0-9a-f]{64}/g) : []);
  return (name) => hashes.has(hashOf(name));
}

const asUnsubscribed = (id: string): string => `unsubscribed ${id}`;

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
