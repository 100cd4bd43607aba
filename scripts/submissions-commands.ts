import { existsSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import { OperatorError } from "../server/operator-error";
import { addAudit, listAudit } from "../server/store/audit";
import type { Channel, OpenStore, SubmissionRow } from "../server/store/database";
import { notedAsErased, notedAsUnsubscribed, noteErasures } from "../server/store/erasures";
import { confirmExpired } from "../server/store/expiry";
import { deleteByIds, findSubmission, idsOf, listSubmissions, toRecord } from "../server/store/records";
import { isBusy } from "../server/store/patience";
import { deliveriesOf, parkOpen, releaseSubmission, RESTORED, retryParked } from "../server/store/review";
import { linkKey, unsubscribeLink } from "../server/newsletter/links";
import { listSubscribers, unsubscribe } from "../server/store/subscriptions";
import { filterFrom, type CommandLine, type Options } from "./submissions-options";
import { csvOf, toCsv, toText } from "./submissions-table";

export interface Result {
  /** What the command says; it goes to standard output as it is. */
  readonly text: string;
  readonly code: number;
}

export interface Context extends CommandLine {
  readonly open: OpenStore;
  /** Months after which a submission expires. */
  readonly months: number;
  /** The file in which erasures are noted. */
  readonly erasures: string;
  /** By which channels a submission is delivered. */
  readonly channelsFor: (submission: SubmissionRow) => readonly Channel[];
}

/** Runs one command on the open store. It may be run again when the store was locked. */
export type Command = (context: Context) => Promise<Result>;

const done = (text: string): Result => ({ text: `${text}\n`, code: 0 });
const missed = (text: string): Result => ({ text: `${text}\n`, code: 1 });
const NOTHING = "Nothing is stored under this id or address.";
const ELSEWHERE =
  " Another program reads the store and keeps the text in its log file (-wal); " +
  "a running host removes it within the hour, or give the command again.";

const list: Command = async ({ open: { db }, options }) => {
  const { json, csv } = options;
  const records = await listSubmissions(db, filterFrom(options));
  if (json === true || csv === true) return handOut(json === true ? "json" : "csv");
  return done(records.length === 0 ? "Nothing came in." : toText(records));

  async function handOut(format: "json" | "csv"): Promise<Result> {
    await addAudit(db, "export", `${records.length} as ${format}${filtersOf(options)}`);
    const text = format === "json" ? `${JSON.stringify(records, null, 2)}\n` : toCsv(records);
    return { text, code: 0 };
  }
};

const exportAll: Command = (context) => {
  const { options } = context;
  if (options.subscribers === true) return exportSubscribers(context);
  return list({ ...context, options: options.json === true ? options : { ...options, csv: true } });
};

const exportSubscribers: Command = async ({
  open: { db },
  options: { subscribers: _subscribers, json, ...others },
}) => {
  const stray = Object.keys(others).find((name) => name !== "csv");
  if (stray !== undefined) throw new OperatorError(`--subscribers cannot be combined with --${stray}.`);
  const key = await linkKey(db);
  const rows = (await listSubscribers(db)).map(({ submission_id, address, wording, confirmed_at }) => ({
    email: address,
    confirmed_at: new Date(confirmed_at ?? 0).toISOString(),
    consent: wording,
    unsubscribe: unsubscribeLink(key, submission_id),
  }));
  await addAudit(db, "export", `${rows.length} subscribers as ${json === true ? "json" : "csv"}`);
  if (json === true) return done(JSON.stringify(rows, null, 2));
  const header = ["email", "confirmed_at", "consent", "unsubscribe"] as const;
  return { text: csvOf([header, ...rows.map((row) => header.map((name) => row[name]))]), code: 0 };
};

/** Which filters were set, without their values: an address must not outlive its erasure. */
function filtersOf({ json: _json, csv: _csv, ...filters }: Options): string {
  const names = Object.keys(filters);
  return names.length === 0 ? "" : `, by ${names.join(", ")}`;
}

const show: Command = async ({ open: { db }, subject = "", options }) => {
  const row = await findSubmission(db, subject);
  if (!row) return missed(NOTHING);
  const deliveries = (await deliveriesOf(db, row.id)).map(
    ({ channel, attempts, parked }) =>
      `${channel}: ${parked === null ? "waiting" : `parked, ${parked}`} (attempts: ${attempts})`,
  );
  const record = toRecord(row);
  if (options.json === true) return done(JSON.stringify({ ...record, deliveries }, null, 2));
  return done([toText([record]), ...deliveries.map((line) => `not delivered yet, ${line}`)].join("\n"));
};

const erase: Command = async ({ open, subject, options, months, erasures }) => {
  const { email = subject, expired } = options;
  if ((email === undefined) === (expired !== true))
    throw new OperatorError("delete needs an id, an address or --expired.");
  if (email === undefined) return eraseIds(open, await confirmExpired(open, months), "expired", undefined);
  return eraseIds(open, await idsOf(open.db, email), email.includes("@") ? "of one address" : "by id", erasures);
};

/** @param erasures file in which it is noted; what has expired expires again by itself */
async function eraseIds(open: OpenStore, ids: string[], what: string, erasures: string | undefined): Promise<Result> {
  await open.db.transaction().execute(async (transaction) => {
    if (erasures !== undefined && ids.length > 0) noteErasures(erasures, ids);
    await deleteByIds(transaction, ids);
    if (ids.length > 0) await addAudit(transaction, "delete", `${ids.length} ${what}`);
  });
  const isGone = await open.purge();
  const rest = isGone ? "" : ELSEWHERE;
  if (ids.length === 0) return missed((what === "expired" ? "Nothing has expired." : NOTHING) + rest);
  return { text: `Erased: ${ids.length}.${rest}\n`, code: isGone ? 0 : 1 };
}

const release: Command = async ({ open: { db }, subject = "", channelsFor }) => {
  const channels = await releaseSubmission(db, subject, channelsFor);
  if (channels === undefined) return missed("Nothing suspected is stored under this id.");
  const settings = "neither SMTP_URL nor WEBHOOK_URL is set here, so nobody is notified.";
  return done(
    channels.length > 0 ? `Released; it is delivered by ${channels.join(" and ")}.` : `Released; ${settings}`,
  );
};

const retry: Command = async ({ open: { db }, subject }) => {
  const count = await retryParked(db, subject);
  return count === 0 ? missed("No delivery is parked.") : done(`To be tried again now: ${count}.`);
};

const audit: Command = async ({ open: { db }, options }) => {
  const lines = (await listAudit(db)).map(({ at, ...line }) => ({ at: new Date(at).toISOString(), ...line }));
  if (options.json === true) return done(JSON.stringify(lines, null, 2));
  return done(lines.map(({ at, action, detail }) => `${at} ${action} ${detail}`).join("\n") || "Nothing was noted.");
};

const backup: Command = async ({ open: { db, reconnects }, subject = "" }) => {
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

const afterRestore: Command = async ({ open, erasures }) => {
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
  const again = `Erased again: ${ids.length}, unsubscribed again: ${left.length}, by ${erasures}.`;
  const text = `Parked: ${parked} (npm run submissions -- retry sends them). ${again}`;
  return isGone ? done(text) : missed(text + ELSEWHERE);
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  export: exportAll,
  show,
  delete: erase,
  release,
  retry,
  audit,
  backup,
  "after-restore": afterRestore,
};
