import site from "../data/site.json";
import { isEmail } from "../src/domain/email";
import { FORM_TYPES, formType, type FormName, type FormType } from "../src/forms/payload/payload";
import { filled, type Environment } from "./environment";
import { assertLogLevel } from "./log";
import type { Channel } from "./store/database";
import { erasuresFile } from "./store/erasures";
import { databaseFrom, type DatabaseChoice } from "./store/location";
import { assertNoStrayCharacter, isUrl } from "./urls";

export interface Quota {
  /** How many submissions are accepted … */
  readonly points: number;
  /** … within this many seconds. */
  readonly duration: number;
}

export interface Quotas {
  /** For one network address. */
  readonly address: Quota;
  /** For all addresses together. */
  readonly everyone: Quota;
}

export interface MailSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  readonly server: string;
  readonly to: string;
  readonly from: string;
}

export interface WebhookSettings {
  /** The key of the signatures, in base64, with or without `whsec_`. */
  readonly secret: string;
  /** Where submissions are sent to, by their form type. */
  readonly urls: Readonly<Partial<Record<string, string>>>;
}

export interface Settings {
  readonly database: DatabaseChoice;
  /** The file that notes what was erased. */
  readonly erasures: string;
  readonly quotas: Quotas;
  /** The number of trusted proxies before this process. */
  readonly proxies: number;
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  /** Months after which a submission is deleted. */
  readonly retention: number;
}

const DEFAULT_LIMIT = "5/10m";
/** The default limit for everyone, as a multiple of the limit for one address. */
const EVERYONE_FACTOR = 120;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
/** As the Standard Webhooks specification wants it: 24 to 64 bytes. */
const SECRET = /^(whsec_)?[A-Za-z0-9+/]{32,86}={0,2}$/;
/** What the privacy page says. */
const RETENTION_MONTHS = 24;
/** A hundred years. Far beyond it there is no date. */
const MAX_RETENTION_MONTHS = 1200;
/** The email address of `Ada Brown <ada@site.example>`. */
const NAMED_EMAIL = /^[^<>]*<([^<>]+)>$/;

/**
 * The receiver's settings from the environment; docs/forms.md describes them.
 * @throws Error with a sentence for the operator. It never quotes a value that may hold a password.
 */
export function settingsFrom(env: Environment): Settings {
  assertLogLevel(env);
  const database = databaseFrom(env);
  return {
    database,
    erasures: erasuresFile(database, env),
    quotas: quotasFrom(filled(env.FORMS_LIMIT)),
    proxies: wholeNumber(env, "TRUST_PROXY", 0, 0),
    mail: mailFrom(env),
    webhook: webhookFrom(env),
    retention: wholeNumber(env, "RETENTION_MONTHS", RETENTION_MONTHS, 1, MAX_RETENTION_MONTHS),
  };
}

/**
 * Reads FORMS_LIMIT: `5/10m` is the limit of one address, `5/10m,600/10m`
 * sets the limit of all addresses too.
 * @throws Error with a sentence when it cannot be read
 */
export function quotasFrom(text = DEFAULT_LIMIT): Quotas {
  const [address, everyone, ...more] = text.split(",").map(quotaFrom);
  if (!address || more.length > 0 || (text.includes(",") && !everyone)) {
    throw new Error(`FORMS_LIMIT is “${text}”; write it as 5/10m or as 5/10m,600/10m, with s, m, h or d.`);
  }
  return { address, everyone: everyone ?? { ...address, points: address.points * EVERYONE_FACTOR } };
}

function quotaFrom(text: string): Quota | undefined {
  const [, points = "", count = "", unit] = /^\s*(\d{1,7})\/(\d{0,4})([smhd])\s*$/.exec(text) ?? [];
  if (unit === undefined || Number(points) === 0 || count === "0") return undefined;
  return { points: Number(points), duration: Number(count || 1) * SECONDS[unit as keyof typeof SECONDS] };
}

function mailFrom(env: Environment): MailSettings | undefined {
  const server = filled(env.SMTP_URL);
  const to = filled(env.NOTIFY_TO);
  if (server === undefined && to === undefined) return undefined;
  if (server === undefined || to === undefined) {
    throw new Error("SMTP_URL and NOTIFY_TO belong together: set both, or neither.");
  }
  assertNoStrayCharacter("SMTP_URL", server);
  if (!isUrl(server, /^smtps?:$/)) {
    throw new Error("SMTP_URL must name a mail server, as smtp://host or smtps://host.");
  }
  const from = filled(env.NOTIFY_FROM) ?? site.mailboxes.general;
  assertAddresses("NOTIFY_TO", to);
  assertAddresses("NOTIFY_FROM", from);
  return { server, to, from };
}

/** Several addresses are separated by commas. */
function assertAddresses(name: string, text: string): void {
  const mailboxes = text.replace(/"[^"]*"/g, "").split(",");
  if (mailboxes.every((mailbox) => isEmail(mailbox.trim().replace(NAMED_EMAIL, "$1")))) return;
  throw new Error(`${name} is “${text}”; it must be an e-mail address.`);
}

/** Reads WEBHOOK_URL for all form types, WEBHOOK_URL_DEMO_REQUEST and the like for one, and WEBHOOK_SECRET. */
function webhookFrom(env: Environment): WebhookSettings | undefined {
  const secret = filled(env.WEBHOOK_SECRET);
  const urls = FORM_TYPES.flatMap((type): [string, string][] => {
    const own = `WEBHOOK_URL_${type.toUpperCase()}`;
    const name = filled(env[own]) === undefined ? "WEBHOOK_URL" : own;
    const url = filled(env[name]);
    if (url === undefined) return [];
    assertWebhookUrl(name, url);
    return [[type, url]];
  });
  if (urls.length === 0 && secret === undefined) return undefined;
  if (urls.length === 0 || secret === undefined) {
    throw new Error("WEBHOOK_URL and WEBHOOK_SECRET belong together: set both, or neither.");
  }
  if (!SECRET.test(secret)) throw new Error("WEBHOOK_SECRET must be 24 to 64 bytes in base64, as whsec_….");
  return { secret, urls: Object.fromEntries(urls) };
}

function assertWebhookUrl(name: string, url: string): void {
  assertNoStrayCharacter(name, url);
  if (!isUrl(url, /^https?:$/)) throw new Error(`${name} must be an address such as https://crm.example/hook.`);
  const { username, password } = new URL(url);
  // `fetch` refuses such a URL, so no webhook would ever be sent.
  if (username === "" && password === "") return;
  throw new Error(`${name} must not hold a user name or password. Let its receiver check the signature instead.`);
}

/** By which channels the submissions of a form are delivered. Where mails can be sent, staff hear of a subscription once it is confirmed. */
export function channelsFor(settings: Settings, form: FormName): Channel[] {
  if (settings.mail && form === "newsletter") return ["confirmation"];
  return staffChannels(settings, formType(form));
}

/** How staff are told about a submission of a form type. */
export function staffChannels({ mail, webhook }: Settings, type: FormType): Channel[] {
  return [...(mail ? (["mail"] as const) : []), ...(webhook?.urls[type] ? (["webhook"] as const) : [])];
}

function wholeNumber(env: Environment, name: string, fallback: number, minimum: number, maximum = Infinity): number {
  const text = filled(env[name]);
  const number = text === undefined ? fallback : Number(text);
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
  const range = maximum === Infinity ? `, ${minimum} or more` : ` from ${minimum} to ${maximum}`;
  throw new Error(`${name} is “${text ?? ""}”; it must be a whole number${range}.`);
}
