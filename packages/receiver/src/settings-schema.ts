import { createSettingsReader, textSetting, type SettingsTable, type SettingValues } from "./read-settings";

/**
 * Every environment variable that the receiver reads, except those by which it detects hosting platforms (VERCEL, DYNO, …).
 * `npm run docs:settings` writes .env.example from these settings and those of the host.
 */
export const RECEIVER_SETTINGS = {
  DATABASE_URL: textSetting(
    "`file:PATH` for the embedded database, or `postgres://user:password@host/name`; by default a file of the host's user. docs/operations.md names the file and describes TLS",
    "postgres://user:password@db.example/forms",
  ),
  ERASURES_FILE: textSetting(
    "the erasure log: a file that records erasures and ended subscriptions, so that they can be repeated after a restore; by default next to the store",
    "/var/lib/site/submissions.erased",
  ),
  FORMS_LIMIT: {
    type: "string",
    default: "5/10m,600/10m",
    description:
      "maximum number of submissions per period (`s`, `m`, `h`, `d`): for one IP address, then for all together; the second defaults to 120 times the first",
  },
  TRUST_PROXY: {
    type: "integer",
    default: 0,
    minimum: 0,
    maximum: 100,
    description:
      "number of trusted proxies in front of the host: the visitor's IP address is that many entries from the end of `X-Forwarded-For`",
  },
  SMTP_URL: textSetting(
    "`smtp://user:password@host:port` or `smtps://…`: the mail server for notifications; set together with `NOTIFY_TO`",
    "smtps://user:password@mail.example:465",
  ),
  NOTIFY_TO: textSetting(
    "the mailbox for each form that has none in `recipients` of `data/site.json`; set together with `SMTP_URL`",
    "team@site.example",
  ),
  NOTIFY_FROM: textSetting(
    "the sender of notifications and confirmation mails; by default the general mailbox of `data/site.json`",
    "website@site.example",
  ),
  WEBHOOK_URL: textSetting(
    "the URL that receives each submission as a signed webhook, without a user name or password in it; set together with `WEBHOOK_SECRET`",
    "https://crm.example/hook",
  ),
  WEBHOOK_URL_DEMO_REQUEST: textSetting(
    "the webhook URL for demo requests; by default `WEBHOOK_URL`",
    "https://crm.example/demo",
  ),
  WEBHOOK_URL_PARTNERSHIP_INQUIRY: textSetting(
    "the webhook URL for partnership inquiries; by default `WEBHOOK_URL`",
    "https://crm.example/partners",
  ),
  WEBHOOK_URL_CONTACT: textSetting(
    "the webhook URL for messages and newsletter subscriptions; by default `WEBHOOK_URL`",
    "https://crm.example/contact",
  ),
  WEBHOOK_SECRET: textSetting(
    "the key that signs webhooks: 24 to 64 bytes in base64, with or without `whsec_`; `openssl rand -base64 32` creates one",
    "",
  ),
  RETENTION_MONTHS: {
    type: "integer",
    default: 24,
    minimum: 1,
    maximum: 1200,
    description:
      "submissions older than this number of months are deleted, when the host starts and then every hour; the privacy page states 24. Active newsletter subscriptions are kept",
  },
  LOG_LEVEL: {
    type: "string",
    default: "warn",
    enum: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    description:
      "`warn` logs events that require attention; `info` also each request, and the id of each stored submission",
  },
  READY_TOKEN: textSetting(
    "the token with which monitoring on another machine sees the numbers in `/readyz`, at least 32 characters; without it only requests from this machine see them. `openssl rand -base64 32` creates one",
    "",
  ),
  PGSSLMODE: textSetting(
    "used when `DATABASE_URL` has no `sslmode`, for a `DATABASE_URL` that the platform sets",
    "verify-full",
  ),
  PGSSLROOTCERT: textSetting(
    "default of `sslrootcert`: path of a PEM file with the certificate of the authority, or `system` for the public ones",
    "/etc/site/db.crt",
  ),
  STATE_DIRECTORY: textSetting(
    "absolute path of the folder with the embedded database; systemd sets it for `StateDirectory=`",
    "/var/lib/site",
  ),
  XDG_STATE_HOME: textSetting(
    "without `STATE_DIRECTORY`, the embedded database of each site is in a folder of its own in the folder `capture-site` of this one; by default `~/.local/state`",
    "/home/site/.local/state",
  ),
} as const satisfies SettingsTable;

/** The parsed settings of the receiver. */
export type ReceiverValues = SettingValues<typeof RECEIVER_SETTINGS>;

/** Parses the settings of the receiver. @throws Error for the operator */
export const readReceiverSettings = createSettingsReader(RECEIVER_SETTINGS);
