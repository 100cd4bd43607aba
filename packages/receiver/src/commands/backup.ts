import { existsSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import { OperatorError } from "../operator-error";
import { addAudit } from "../store/audit";
import { findRecordedErasures, findRecordedUnsubscribes } from "../store/erasures";
import { deleteByIds } from "../store/records";
import { parkOpenDeliveries, RESTORED_REASON } from "../store/review";
import { isBusy } from "../store/store";
import { unsubscribe } from "../store/subscriptions";
import { done, WAL_HINT, failure, type Command } from "./command";

/** Copies the embedded store into a new file. */
export const backup: Command = async ({ open: { db, reconnects }, subject = "" }) => {
  if (reconnects) throw new OperatorError("PostgreSQL is backed up with pg_dump; see docs/operations.md.");
  if (existsSync(subject)) throw new OperatorError(`${subject} already exists; choose a new file.`);
  const folder = dirname(resolve(subject));
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}; nothing was copied.`);
  await addAudit(db, "backup", "all");
  // Other users of the machine must not be able to read the file.
  process.umask(0o077);
  try {
    await sql`vacuum into ${subject}`.execute(db);
  } catch (error) {
    rmSync(subject, { force: true });
    if (isBusy(error)) throw error;
    const reason = `${subject} cannot be written; check the free space and the permissions.`;
    throw new OperatorError(reason, { cause: error });
  }
  return done(`Copied to ${subject}.`);
};

/** Erases and unsubscribes again after a restore, and parks deliveries that may have been sent since the backup. */
export const afterRestore: Command = async ({ open, erasuresFile }) => {
  const parked = await parkOpenDeliveries(open.db, RESTORED_REASON);
  const ids = await findRecordedErasures(open.db, erasuresFile);
  const unsubscribed = await findRecordedUnsubscribes(open.db, erasuresFile);
  const time = await open.time();
  await open.db.transaction().execute(async (transaction) => {
    await deleteByIds(transaction, ids);
    await unsubscribe(transaction, unsubscribed, time);
    const detail = `${parked} parked, ${ids.length} erased again, ${unsubscribed.length} unsubscribed again`;
    await addAudit(transaction, "restore", detail);
  });
  const isGone = await open.purge();
  const again = existsSync(erasuresFile)
    ? `Erased again: ${ids.length}, unsubscribed again: ${unsubscribed.length}, by ${erasuresFile}.`
    : `Nothing was erased again, because there is no ${erasuresFile}. If anyone was erased since the backup, copy the ` +
      "erasure log there, or set ERASURES_FILE to it, and run the command again.";
  const text = `Parked: ${parked} (npm run submissions -- retry sends them). ${again}`;
  return isGone ? done(text) : failure(text + WAL_HINT);
};
