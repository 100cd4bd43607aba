import { OperatorError } from "../../server/operator-error";
import { addAudit, listAudit } from "../../server/store/audit";
import type { OpenStore } from "../../server/store/database";
import { noteErasures } from "../../server/store/erasures";
import { confirmExpired, hostRetention } from "../../server/store/expiry";
import { deleteByIds, findSubmission, idsOf, listSubmissions, toRecord } from "../../server/store/records";
import { deliveriesOf, releaseSubmission, retryParked } from "../../server/store/review";
import { linkKey, unsubscribeLink } from "../../server/newsletter/links";
import { listSubscribers } from "../../server/store/subscriptions";
import { afterRestore, backup } from "./backup";
import { done, WAL_HINT, failure, type Command, type Result } from "./command";
import { filterFrom, type Options } from "./options";
import { csvOf, toCsv, toText } from "./table";

const NOTHING = "Nothing is stored under this id or address.";
const LOAD_SETTINGS = "Load the host's settings first (set -a; . /etc/site.env; set +a)";
const NO_CHANNEL =
  "Nothing was released: nobody would be told of it, because neither SMTP_URL and NOTIFY_TO nor WEBHOOK_URL and " +
  `WEBHOOK_SECRET are set here for this form. ${LOAD_SETTINGS}. If the host has none either, add --without-delivery.`;

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
  if (!row) return failure(NOTHING);
  const deliveries = (await deliveriesOf(db, row.id)).map(
    ({ channel, attempts, parked }) =>
      `${channel}: ${parked === null ? "waiting" : `parked, ${parked}`} (attempts: ${attempts})`,
  );
  const record = toRecord(row);
  if (options.json === true) return done(JSON.stringify({ ...record, deliveries }, null, 2));
  return done([toText([record]), ...deliveries.map((line) => `not delivered yet, ${line}`)].join("\n"));
};

const erase: Command = async ({ open, subject, options, months, erasures, tell }) => {
  const { email = subject, expired } = options;
  const ways = [subject, options.email, expired].filter((way) => way !== undefined && way !== false);
  if (ways.length !== 1) throw new OperatorError("delete needs an id, an address or --expired.");
  if (email === undefined) {
    tell(`Retention: ${months} months (RETENTION_MONTHS)`);
    await assertHostRetention(open, months);
    return eraseIds(open, await confirmExpired(open, months), "expired", undefined);
  }
  return eraseIds(open, await idsOf(open.db, email), email.includes("@") ? "of one address" : "by id", erasures);
};

/** A shell without the host's settings must not delete what the host keeps. */
async function assertHostRetention({ db }: OpenStore, months: number): Promise<void> {
  const kept = await hostRetention(db);
  if (kept === undefined || kept === months) return;
  throw new OperatorError(
    `The host keeps submissions for ${kept} months, and RETENTION_MONTHS is ${months} here. Nothing was deleted. ` +
      `${LOAD_SETTINGS}, or restart the host with the new ones.`,
  );
}

/** @param erasures file in which it is noted; what has expired expires again by itself */
async function eraseIds(open: OpenStore, ids: string[], what: string, erasures: string | undefined): Promise<Result> {
  await open.db.transaction().execute(async (transaction) => {
    if (erasures !== undefined) noteErasures(erasures, ids);
    await deleteByIds(transaction, ids);
    if (ids.length > 0) await addAudit(transaction, "delete", `${ids.length} ${what}`);
  });
  const isGone = await open.purge();
  const rest = isGone ? "" : WAL_HINT;
  if (ids.length === 0) return failure((what === "expired" ? "Nothing has expired." : NOTHING) + rest);
  return { text: `Erased: ${ids.length}.${rest}\n`, code: isGone ? 0 : 1 };
}

const release: Command = async ({ open, subject = "", options, channelsFor }) => {
  const isUndelivered = options["without-delivery"] === true;
  const channels = await releaseSubmission(open, subject, isUndelivered ? undefined : channelsFor);
  if (channels === undefined) return failure("Nothing suspected is stored under this id.");
  if (channels === "no channel") throw new OperatorError(NO_CHANNEL);
  if (isUndelivered) return done("Released; nobody is told of it.");
  if (channels.length > 0) return done(`Released; it is delivered by ${channels.join(" and ")}.`);
  return done("Released; the address was asked for its confirmation before, or is subscribed.");
};

const retry: Command = async ({ open: { db }, subject }) => {
  const count = await retryParked(db, subject);
  return count === 0 ? failure("No delivery is parked.") : done(`To be tried again now: ${count}.`);
};

const audit: Command = async ({ open: { db }, options }) => {
  const lines = (await listAudit(db)).map(({ at, ...line }) => ({ at: new Date(at).toISOString(), ...line }));
  if (options.json === true) return done(JSON.stringify(lines, null, 2));
  return done(lines.map(({ at, action, detail }) => `${at} ${action} ${detail}`).join("\n") || "Nothing was noted.");
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
