import { Ajv } from "ajv";
import envSchema from "env-schema";
import { nonEmpty, type Environment } from "./environment";

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
 * Every environment variable that the host reads, except those by which a platform names itself.
 * `npm run docs:settings` writes .env.example and the table in docs/forms.md from it.
 */
export const SETTINGS = {
  DATABASE_URL: text(
    "`file:PATH` for the embedded database, or `postgres://user:password@host/name`; by default a file of the host's user. [operations.md](operations.md#the-store) names the file and describes [TLS](operations.md#postgresql-over-tls)",
    "postgres://user:password@db.example/forms",
  ),
  ERASURES_FILE: text(
    "the file that records erasures and ended subscriptions, for the time after a [restore](operations.md#backup-and-restore); by default next to the store",
    "/var/lib/site/submissions.erased",
  ),
  FORMS_LIMIT: {
    type: "string",
    default: "5/10m,600/10m",
    description:
      "submissions per period (`s`, `m`, `h`, `d`) of one IP address, then of all; the second defaults to 120 times the first",
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
    "the sender of these mails; by default the general mailbox of `data/site.json`",
    "website@site.example",
  ),
  WEBHOOK_URL: text(
    "the URL that receives each submission as a signed webhook, without a user name or password in it; set together with `WEBHOOK_SECRET`",
    "https://crm.example/hook",
  ),
  WEBHOOK_URL_DEMO_REQUEST: text("replaces `WEBHOOK_URL` for demo requests", "https://crm.example/demo"),
  WEBHOOK_URL_PARTNERSHIP_INQUIRY: text("replaces it for partnership inquiries", "https://crm.example/partners"),
  WEBHOOK_URL_CONTACT: text("replaces it for messages and the newsletter", "https://crm.example/contact"),
  WEBHOOK_SECRET: text(
    "the key of the signatures: 24 to 64 bytes in base64, with or without `whsec_`, as `openssl rand -base64 32` makes them",
    "",
  ),
  RETENTION_MONTHS: {
    type: "integer",
    default: 24,
    minimum: 1,
    maximum: 1200,
    description:
      "months after which a submission is deleted, at the start and then hourly; the privacy page states 24. [Subscribers](#newsletter) are kept",
  },
  LOG_LEVEL: {
    type: "string",
    default: "warn",
    enum: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    description:
      "`warn` logs events that require attention; `info` also each request, and the id of each stored submission",
  },
  HOST: { type: "string", default: "localhost", description: "host name or IP address on which the host listens" },
  PORT: { type: "integer", default: 9000, minimum: 0, maximum: 65_535, description: "port on which it listens" },
  MAX_CONNECTIONS: {
    type: "integer",
    default: 2000,
    minimum: 1,
    maximum: 1_000_000,
    description: "maximum number of connections; further ones are closed",
  },
  PGSSLMODE: text(
    "used when `DATABASE_URL` has no `sslmode`; the next four replace its other TLS parameters",
    "verify-full",
  ),
  PGSSLROOTCERT: text("path of a PEM file with the certificate of the authority, or `system`", "/etc/site/db.crt"),
  PGSSLCERT: text("path of a PEM file with the certificate of the client", "/etc/site/client.crt"),
  PGSSLKEY: text("path of a PEM file with the key of the client", "/etc/site/client.key"),
  PGSSLNEGOTIATION: text("`direct` begins TLS without asking the server first", "direct"),
  STATE_DIRECTORY: text("folder of the embedded database; systemd sets it for `StateDirectory=`", "/var/lib/site"),
  XDG_STATE_HOME: text(
    "its folder `capture-site` is used when there is no `STATE_DIRECTORY`; `~/.local/state` by default",
    "/home/site/.local/state",
  ),
} as const satisfies Readonly<Record<string, SettingProperty>>;

type Name = keyof typeof SETTINGS;

/** The settings of an environment: numbers as numbers, with defaults, and `undefined` for what is empty. */
export type SettingValues = {
  readonly [name in Name]: (typeof SETTINGS)[name] extends { readonly default: infer Default }
    ? Default extends number
      ? number
      : string
    : string | undefined;
};

/** One object, because ajv compiles a schema once for each object. env-schema sets `additionalProperties` on it. */
const SCHEMA = { type: "object", properties: SETTINGS };
/** The options of env-schema, but with `strictNumbers` ajv would skip `maximum` for “Infinity”. */
const AJV = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, strictNumbers: false });

/**
 * Reads the settings of an environment. Formats of URLs, email addresses and limits are checked in settings.ts.
 * @throws Error for the operator that names every setting whose number or word is not allowed
 */
export function readSettings(env: Environment): SettingValues {
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
      .map(([name, property]) => `${name} is “${data[name] ?? ""}”; it must be ${allowedValues(property)}.`);
    throw new Error(sentences.join("\n"), { cause: error });
  }
}

function allowedValues({ enum: words, minimum, maximum }: SettingProperty): string {
  return words ? `one of ${words.join(", ")}` : `a whole number from ${minimum} to ${maximum}`;
}
