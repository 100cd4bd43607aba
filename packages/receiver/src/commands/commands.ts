import { OperatorError } from "../operator-error";
import { addAudit, listAudit } from "../store/audit";
import type { OpenStore } from "../store/database";
import { recordErasures } from "../store/erasures";
import { confirmExpired, readHostRetention } from "../store/expiry";
import { deleteByIds, findSubmission, findIds, languageOfRow, listSubmissions, toRecord } from "../store/records";
import { listDeliveries, releaseSubmission, retryParked } from "../store/review";
import { getLinkKey, unsubscribeLink } from "../newsletter/links";
import { listSubscribers } from "../store/subscriptions";
import { afterRestore, backup } from "./backup";
import { done, WAL_HINT, failure, type Command, type Options, type Result } from "./command";
import { parseFilter } from "./filter";
import { csvOf, toCsv, toText } from "./table";

const NOT_FOUND = "No submission has this id or email address.";
const LOAD_SETTINGS = "Load the host's settings first (set -a; . /etc/site.env; set +a)";
const NO_CHANNEL =
  "Nothing was released, because it could not be delivered: neither SMTP_URL and NOTIFY_TO nor WEBHOOK_URL and " +
  `WEBHOOK_SECRET are set here for this form. ${LOAD_SETTINGS}. If the host has none either, add --without-delivery.`;

const list: Command = async ({ open: { db }, options }) => {
  const { json, csv } = options;
  const records = await listSubmissions(db, parseFilter(options));
  if (json === true || csv === true) return exportRecords(json === true ? "json" : "csv");
  return done(records.length === 0 ? "There are no submissions." : toText(records));

  async function exportRecords(format: "json" | "csv"): Promise<Result> {
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
  texts: { defaultTexts, findTexts },
}) => {
  const unknown = Object.keys(others).find((name) => name !== "csv");
  if (unknown !== undefined) throw new OperatorError(`--subscribers cannot be combined with --${unknown}.`);
  const key = await getLinkKey(db);
  const rows = (await listSubscribers(db)).map(({ submission_id, address, wording, confirmed_at, ...row }) => {
    const language = languageOfRow(row);
    return {
      email: address,
      confirmed_at: new Date(confirmed_at ?? 0).toISOString(),
      consent: wording,
      unsubscribe: unsubscribeLink(key, submission_id, findTexts(language)),
      language: language ?? defaultTexts["site.json"].language,
    };
  });
  await addAudit(db, "export", `${rows.length} subscribers as ${json === true ? "json" : "csv"}`);
  if (json === true) return done(JSON.stringify(rows, null, 2));
  const header = ["email", "confirmed_at", "consent", "unsubscribe", "language"] as const;
  return { text: csvOf([header, ...rows.map((row) => header.map((name) => row[name]))]), code: 0 };
};

/** The names of the filters without their values, because the audit table must not keep an erased email address. */
function filtersOf({ json: _json, csv: _csv, ...filters }: Options): string {
  const names = Object.keys(filters);
  return names.length === 0 ? "" : `, by ${names.join(", ")}`;
}

const show: Command = async ({ open: { db }, subject = "", options }) => {
  const row = await findSubmission(db, subject);
  if (!row) return failure(NOT_FOUND);
  const deliveries = (await listDeliveries(db, row.id)).map(({ channel, attempts, parked }) => {
    const state = parked === null ? "open" : `parked, ${parked}`;
    return `${channel}: ${state} (attempts: ${attempts})`;
  });
  const record = toRecord(row);
  if (options.json === true) return done(JSON.stringify({ ...record, deliveries }, null, 2));
  return done([toText([record]), ...deliveries.map((line) => `not delivered yet, ${line}`)].join("\n"));
};

const erase: Command = async ({ open, subject, options, retentionMonths, erasuresFile, report }) => {
  const { email = subject, expired } = options;
  const selectors = [subject, options.email, expired].filter((each) => each !== undefined && each !== false);
  if (selectors.length !== 1) throw new OperatorError("delete needs one of: an id, an email address, --expired.");
  if (email === undefined) {
    report(`Retention: ${retentionMonths} months (RETENTION_MONTHS)`);
    await assertHostRetention(open, retentionMonths);
    return eraseIds(open, await confirmExpired(open, retentionMonths), "expired", undefined);
  }
  const description = email.includes("@") ? "of one email address" : "by id";
  return eraseIds(open, await findIds(open.db, email), description, erasuresFile);
};

/** A shell without the host's settings must not delete submissions that the host keeps. */
async function assertHostRetention({ db }: OpenStore, months: number): Promise<void> {
  const hostMonths = await readHostRetention(db);
  if (hostMonths === undefined || hostMonths === months) return;
  throw new OperatorError(
    `The host keeps submissions for ${hostMonths} months, and RETENTION_MONTHS is ${months} here. Nothing was deleted. ` +
      `${LOAD_SETTINGS}, or restart the host with the new ones.`,
  );
}

/** @param erasuresFile erasure log; `undefined` for expired submissions, which expire again after a restore */
async function eraseIds(
  open: OpenStore,
  ids: string[],
  description: string,
  erasuresFile: string | undefined,
): Promise<Result> {
  await open.db.transaction().execute(async (transaction) => {
    if (erasuresFile !== undefined) recordErasures(erasuresFile, ids);
    await deleteByIds(transaction, ids);
    if (ids.length > 0) await addAudit(transaction, "delete", `${ids.length} ${description}`);
  });
  const isPurged = await open.purge();
  const hint = isPurged ? "" : WAL_HINT;
  if (ids.length === 0) return failure((description === "expired" ? "Nothing has expired." : NOT_FOUND) + hint);
  return { text: `Erased: ${ids.length}.${hint}\n`, code: isPurged ? 0 : 1 };
}

const release: Command = async ({ open, subject = "", options, channelsFor, texts: { findTexts } }) => {
  const isWithoutDelivery = options["without-delivery"] === true;
  const channels = await releaseSubmission(open, subject, findTexts, isWithoutDelivery ? undefined : channelsFor);
  if (channels === undefined) return failure("No suspected submission has this id.");
  if (channels === "no channel") throw new OperatorError(NO_CHANNEL);
  if (isWithoutDelivery) return done("Released without delivery.");
  if (channels.length > 0) return done(`Released; delivery by ${channels.join(" and ")}.`);
  return done(
    "Released; the email address is subscribed, or its mailbox was sent a confirmation link in the last 24 hours or has " +
      "unsubscribed in the last 90 days.",
  );
};

const retry: Command = async ({ open: { db }, subject }) => {
  const count = await retryParked(db, subject);
  return count === 0 ? failure("No delivery is parked.") : done(`Retrying now: ${count}.`);
};

const audit: Command = async ({ open: { db }, options }) => {
  const lines = (await listAudit(db)).map(({ at, ...line }) => ({ at: new Date(at).toISOString(), ...line }));
  if (options.json === true) return done(JSON.stringify(lines, null, 2));
  const text = lines.map(({ at, action, detail }) => `${at} ${action} ${detail}`).join("\n");
  return done(text || "The audit table is empty.");
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
