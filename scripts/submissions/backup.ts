import { existsSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import { OperatorError } from "../../server/operator-error";
import { addAudit } from "../../server/store/audit";
import { notedAsErased, notedAsUnsubscribed } from "../../server/store/erasures";
import { isBusy } from "../../server/store/busy-retry";
import { deleteByIds } from "../../server/store/records";
import { parkOpen, RESTORED } from "../../server/store/review";
import { unsubscribe } from "../../server/store/subscriptions";
import { done, WAL_HINT, failure, type Command } from "./command";

/** Copies the embedded store into a new file. */
export const backup: Command = async ({ open: { db, reconnects }, subject = "" }) => {
  if (reconnects) throw new OperatorError("PostgreSQL is backed up with pg_dump; docs/operations.md says how.");
  if (existsSync(subject)) throw new OperatorError(`${subject} exists already; a backup needs a new file.`);
  const folder = dirname(resolve(subject));
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}; nothing was copied.`);
  await addAudit(db, "backup", "all");
  // Other users of the machine must not read it.
  process.umask(0o077);
  try {
    await sql`vacuum into ${subject}`.execute(db);
  } catch (error) {
    rmSync(subject, { force: true });
    if (isBusy(error)) throw error;
    throw new OperatorError(`${subject} cannot be written; is there room, and may you write there?`, { cause: error });
  }
  return done(`Copied to ${subject}.`);
};

/** Keeps a backup that was put back from bringing back what has gone since. */
export const afterRestore: Command = async ({ open, erasures }) => {
  const parked = await parkOpen(open.db, RESTORED);
  const ids = await notedAsErased(open.db, erasures);
  const left = await notedAsUnsubscribed(open.db, erasures);
  const time = await open.time();
  await open.db.transaction().execute(async (transaction) => {
    await deleteByIds(transaction, ids);
    await unsubscribe(transaction, left, time);
    await addAudit(
      transaction,
      "restore",
      `${parked} parked, ${ids.length} erased again, ${left.length} unsubscribed again`,
    );
  });
  const isGone = await open.purge();
  const again = existsSync(erasures)
    ? `Erased again: ${ids.length}, unsubscribed again: ${left.length}, by ${erasures}.`
    : `Nothing was erased again, because there is no ${erasures}. If anybody was erased since the backup, put the file ` +
      "of erasures there, or name it in ERASURES_FILE, and give the command again.";
  const text = `Parked: ${parked} (npm run submissions -- retry sends them). ${again}`;
  return isGone ? done(text) : failure(text + WAL_HINT);
};
