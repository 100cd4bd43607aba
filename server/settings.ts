import { resolve } from "node:path";
import site from "../data/site.json";
import { quotasFrom, type Quotas } from "./forms/quotas";

export type DatabaseChoice =
  { readonly kind: "libsql"; readonly path: string } | { readonly kind: "postgres"; readonly url: string };

export interface MailSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  readonly server: string;
  readonly to: string;
  readonly from: string;
}

export interface Settings {
  readonly database: DatabaseChoice;
  readonly quotas: Quotas;
  /** How many proxies stand before this process and are believed. */
  readonly proxies: number;
  readonly mail: MailSettings | undefined;
  /** Months after which a submission is removed. */
  readonly retention: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_FILE = "var/submissions.db";
/** What the privacy page says. */
const RETENTION_MONTHS = 24;

/** Each is set by a platform whose disk is thrown away with the process, unless one that stays is added and named. */
const THROW_AWAY = [
  "VERCEL",
  "NETLIFY",
  "AWS_LAMBDA_FUNCTION_NAME",
  "FUNCTIONS_WORKER_RUNTIME", // Azure: learn.microsoft.com/azure/azure-functions/functions-app-settings
  "K_SERVICE",
  "DYNO",
  "CF_PAGES",
  "RENDER", // render.com/docs/environment-variables
  "RAILWAY_ENVIRONMENT", // the earlier name of the next
  "RAILWAY_ENVIRONMENT_NAME", // docs.railway.com/reference/variables
  "FLY_APP_NAME", // fly.io/docs/machines/runtime-environment
  "GATSBY_CLOUD",
];

/**
 * The receiver's settings from the environment; docs/forms.md describes them.
 * @throws Error with a sentence for the operator. It never quotes a value that may hold a password.
 */
export function settingsFrom(env: Environment): Settings {
  return {
    database: databaseFrom(env),
    quotas: quotasFrom(filled(env.FORMS_LIMIT)),
    proxies: wholeNumber(env, "TRUST_PROXY", 0, 0),
    mail: mailFrom(env),
    retention: wholeNumber(env, "RETENTION_MONTHS", RETENTION_MONTHS, 1),
  };
}

function databaseFrom(env: Environment): DatabaseChoice {
  const url = filled(env.DATABASE_URL);
  if (url === undefined) {
    const platform = THROW_AWAY.find((name) => filled(env[name]) !== undefined);
    if (platform === undefined) return { kind: "libsql", path: resolve(DEFAULT_FILE) };
    throw new Error(
      `${platform} says that this platform throws its disk away, and every submission with it. ` +
        "Set DATABASE_URL=postgres://…, or file:PATH on a disk that stays, so that none is lost.",
    );
  }
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: "postgres", url };
  const [, path = ""] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? [];
  if (path !== "") return { kind: "libsql", path: resolve(path) };
  throw new Error("DATABASE_URL must begin with postgres:// or be file:PATH.");
}

function mailFrom(env: Environment): MailSettings | undefined {
  const server = filled(env.SMTP_URL);
  const to = filled(env.NOTIFY_TO);
  if (server === undefined && to === undefined) return undefined;
  if (server === undefined || to === undefined) {
    throw new Error("SMTP_URL and NOTIFY_TO belong together: set both, or neither.");
  }
  if (!/^smtps?:\/\//.test(server)) throw new Error("SMTP_URL must begin with smtp:// or smtps://.");
  return { server, to, from: filled(env.NOTIFY_FROM) ?? site.mailboxes.general };
}

function wholeNumber(env: Environment, name: string, usual: number, least: number): number {
  const text = filled(env[name]);
  const number = text === undefined ? usual : Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${name} is “${text ?? ""}”; it must be a whole number, ${least} or more.`);
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text.trim();
}
