import { Ajv } from "ajv";
import envSchema from "env-schema";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";

/** A setting in the terms of JSON Schema. `description` is Markdown, with links relative to docs/. */
export interface SettingProperty {
  readonly type: "string" | "integer";
  readonly description: string;
  readonly default?: string | number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly string[];
}

const text = (description: string, example: string): SettingProperty => ({
  type: "string",
  description,
  examples: [example],
});

/**
 * Every environment variable that the host reads, except those by which it detects hosting platforms (VERCEL, DYNO, …).
 * `npm run docs:settings` writes .env.example and the table in docs/forms.md from it.
 */
export const SETTINGS = {
  DATABASE_URL: text(
    "`file:PATH` for the embedded database, or `postgres://user:password@host/name`; by default a file of the host's user. [operations.md](operations.md#the-store) names the file and describes [TLS](operations.md#postgresql-over-tls)",
    "postgres://user:password@db.example/forms",
  ),
  ERASURES_FILE: text(
    "the erasure log: a file that records erasures and ended subscriptions, so that they can be repeated after a [restore](operations.md#backup-and-restore); by default next to the store",
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
  SMTP_URL: text(
    "`smtp://user:password@host:port` or `smtps://…`: the mail server for notifications; set together with `NOTIFY_TO`",
    "smtps://user:password@mail.example:465",
  ),
  NOTIFY_TO: text(
    "the mailbox for each form that has none in `recipients` of `data/site.json`; set together with `SMTP_URL`",
    "team@site.example",
  ),
  NOTIFY_FROM: text(
    "the sender of notifications and confirmation mails; by default the general mailbox of `data/site.json`",
    "website@site.example",
  ),
  WEBHOOK_URL: text(
    "the URL that receives each submission as a signed webhook, without a user name or password in it; set together with `WEBHOOK_SECRET`",
    "https://crm.example/hook",
  ),
  WEBHOOK_URL_DEMO_REQUEST: text(
    "the webhook URL for demo requests; by default `WEBHOOK_URL`",
    "https://crm.example/demo",
  ),
  WEBHOOK_URL_PARTNERSHIP_INQUIRY: text(
    "the webhook URL for partnership inquiries; by default `WEBHOOK_URL`",
    "https://crm.example/partners",
  ),
  WEBHOOK_URL_CONTACT: text(
    "the webhook URL for messages and newsletter subscriptions; by default `WEBHOOK_URL`",
    "https://crm.example/contact",
  ),
  WEBHOOK_SECRET: text(
    "the key that signs webhooks: 24 to 64 bytes in base64, with or without `whsec_`; `openssl rand -base64 32` creates one",
    "",
  ),
  PREVIEW_SECRET: text(
    "the key that signs the links to [previews of changes in review](deploy.md#previews-of-changes-in-review), at least 32 characters; without it no preview is served. `openssl rand -base64 32` creates one",
    "",
  ),
  PREVIEW_URL: text(
    "the origin of [previews](deploy.md#previews-of-changes-in-review): a host name of their own that leads to this host; without it, previews are shown without script. The host and the command need the same value",
    "https://preview.site.example",
  ),
  RETENTION_MONTHS: {
    type: "integer",
    default: 24,
    minimum: 1,
    maximum: 1200,
    description:
      "submissions older than this number of months are deleted, when the host starts and then every hour; the privacy page states 24. Active [subscriptions](#newsletter) are kept",
  },
  LOG_LEVEL: {
    type: "string",
    default: "warn",
    enum: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    description:
      "`warn` logs events that require attention; `info` also each request, and the id of each stored submission",
  },
  HOST: { type: "string", default: "localhost", description: "host name or IP address on which the host listens" },
  PORT: { type: "integer", default: 9000, minimum: 0, maximum: 65_535, description: "port on which the host listens" },
  MAX_CONNECTIONS: {
    type: "integer",
    default: 2000,
    minimum: 1,
    maximum: 1_000_000,
    description: "maximum number of simultaneous connections; further ones are closed",
  },
  MAX_CONNECTIONS_PER_IP: {
    type: "integer",
    default: 200,
    minimum: 1,
    maximum: 1_000_000,
    description:
      "maximum number of simultaneous connections of one IPv4 address or IPv6 /64 network; further ones are closed. It has no effect with `TRUST_PROXY`, because a proxy opens all connections",
  },
  READY_TOKEN: text(
    "the token with which monitoring on another machine sees the numbers in [`/readyz`](forms-reference.md#health-and-logs), at least 32 characters; without it only requests from this machine see them. `openssl rand -base64 32` creates one",
    "",
  ),
  PGSSLMODE: text(
    "used when `DATABASE_URL` has no `sslmode`, for a `DATABASE_URL` that the platform sets",
    "verify-full",
  ),
  PGSSLROOTCERT: text(
    "default of `sslrootcert`: path of a PEM file with the certificate of the authority, or `system` for the public ones",
    "/etc/site/db.crt",
  ),
  STATE_DIRECTORY: text(
    "absolute path of the folder with the embedded database; systemd sets it for `StateDirectory=`",
    "/var/lib/site",
  ),
  XDG_STATE_HOME: text(
    "without `STATE_DIRECTORY`, the embedded database of each site is in a folder of its own in the folder `capture-site` of this one; by default `~/.local/state`",
    "/home/site/.local/state",
  ),
} as const satisfies Readonly<Record<string, SettingProperty>>;

type Name = keyof typeof SETTINGS;

/** The parsed settings: integers are numbers, missing values have their defaults or are `undefined`. */
export type SettingValues = {
  readonly [name in Name]: (typeof SETTINGS)[name] extends { readonly default: infer Default }
    ? Default extends number
      ? number
      : string
    : string | undefined;
};

/** A constant, because ajv compiles each schema object only once. env-schema adds `additionalProperties` to it. */
const SCHEMA = { type: "object", properties: SETTINGS };
/** The options of env-schema, except `strictNumbers`, with which ajv would not apply `maximum` to “Infinity”. */
const AJV = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, strictNumbers: false });

/**
 * Parses the settings. Formats of URLs, email addresses and limits are checked in settings.ts.
 * @param sources names for the error of settings whose values come from elsewhere, such as an argument of a command
 * @throws Error for the operator with a line for each setting that is out of range or not in its list of values
 */
export function readSettings(env: Environment, sources: Readonly<Partial<Record<string, string>>> = {}): SettingValues {
  const data = Object.fromEntries(
    Object.keys(SETTINGS).flatMap((name) => {
      const value = nonEmpty(env[name]);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  try {
    return envSchema<SettingValues>({ schema: SCHEMA, data, env: false, ajv: AJV });
  } catch (error) {
    const { errors } = error as { readonly errors?: readonly { readonly instancePath: string }[] };
    if (!errors) throw error;
    const invalid = new Set(errors.map(({ instancePath }) => instancePath.slice(1)));
    const sentences = Object.entries<SettingProperty>(SETTINGS)
      .filter(([name]) => invalid.has(name))
      .map(
        ([name, property]) =>
          `${sources[name] ?? name} is “${data[name] ?? ""}”; it must be ${allowedValues(property)}.`,
      );
    throw new Error(sentences.join("\n"), { cause: error });
  }
}

function allowedValues({ enum: words, minimum, maximum }: SettingProperty): string {
  return words ? `one of ${words.join(", ")}` : `a whole number from ${minimum} to ${maximum}`;
}
