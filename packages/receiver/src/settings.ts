import { isEmail } from "@capture/domain/email";
import type { Environment } from "@capture/domain/lib/environment";
import { FORM_TYPES, formType, type FormName, type FormType } from "./payload/payload";
import { RECEIVER_SETTINGS, readReceiverSettings, type ReceiverValues } from "./settings-schema";
import type { Channel } from "./store/database";
import { erasuresFile } from "./store/erasures";
import { databaseFrom } from "./store/location";
import type { SiteFacts } from "./texts/texts";
import { assertNoStrayCharacter, isUrl } from "./urls";

export interface Quota {
  /** Maximum number of submissions in one period. */
  readonly points: number;
  /** Length of the period in seconds. */
  readonly duration: number;
}

/** The limits for one IP address, and for all IP addresses together. */
export type Quotas = ReturnType<typeof quotasFrom>;

export type MailSettings = NonNullable<Settings["mail"]>;
export type WebhookSettings = NonNullable<Settings["webhook"]>;
export type Settings = ReturnType<typeof settingsFrom>;

/** The default limit for all, as a multiple of the limit for one IP address. */
const FOR_ALL_FACTOR = 120;
const MIN_SECRET_CHARACTERS = 32;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
/** 24 to 64 bytes, as the Standard Webhooks specification requires. */
const SECRET_FORMAT = /^(whsec_)?[A-Za-z0-9+/]{32,86}={0,2}$/;
/** Matches the email address in `Ada Brown <ada@site.example>`. */
const NAMED_EMAIL = /^[^<>]*<([^<>]+)>$/;

/**
 * The receiver's settings from the environment; .env.example describes them.
 * @param site with the default mailbox
 * @throws Error for the operator. It never quotes a value that may contain a password.
 */
export const settingsFrom = (env: Environment, site: SiteFacts) =>
  receiverSettingsFrom(readReceiverSettings(env), env, site);

/** The settings of the receiver in those of the host. @throws Error for the operator */
export function receiverSettingsFrom(values: ReceiverValues, env: Environment, { mailboxes }: SiteFacts) {
  const database = databaseFrom(env);
  return {
    database,
    /** Path of the erasure log. */
    erasuresFile: erasuresFile(database, env),
    quotas: quotasFrom(values.FORMS_LIMIT),
    /** The number of trusted proxies in front of this process. */
    proxyCount: values.TRUST_PROXY,
    mail: mailFrom(values, mailboxes.general),
    webhook: webhookFrom(values),
    /** Months after which a submission is deleted. */
    retentionMonths: values.RETENTION_MONTHS,
    /** The token with which other machines see the numbers in /readyz; without it they never do. */
    readyToken: secretFrom("READY_TOKEN", values.READY_TOKEN),
  };
}

/**
 * Reads FORMS_LIMIT: `5/10m` is the limit of one IP address, `5/10m,600/10m`
 * also sets the limit of all IP addresses together.
 * @throws Error for the operator when it cannot be parsed
 */
export function quotasFrom(text: string = RECEIVER_SETTINGS.FORMS_LIMIT.default) {
  const [perIpAddress, forAll, ...more] = text.split(",").map(quotaFrom);
  if (!perIpAddress || more.length > 0 || (text.includes(",") && !forAll)) {
    throw new Error(`FORMS_LIMIT is “${text}”; write it as 5/10m or as 5/10m,600/10m, with s, m, h or d.`);
  }
  return { perIpAddress, forAll: forAll ?? { ...perIpAddress, points: perIpAddress.points * FOR_ALL_FACTOR } };
}

function quotaFrom(text: string): Quota | undefined {
  const [, points = "", count = "", unit] = /^\s*(\d{1,7})\/(\d{0,4})([smhd])\s*$/.exec(text) ?? [];
  if (unit === undefined || Number(points) === 0 || count === "0") return undefined;
  return { points: Number(points), duration: Number(count || 1) * SECONDS[unit as keyof typeof SECONDS] };
}

/** The URL of the mail server, and the recipients and the sender of mails to staff. */
function mailFrom(values: ReceiverValues, generalMailbox: string) {
  const { SMTP_URL: server, NOTIFY_TO: to, NOTIFY_FROM: from = generalMailbox } = values;
  if (server === undefined && to === undefined) return undefined;
  if (server === undefined || to === undefined) {
    throw new Error("SMTP_URL and NOTIFY_TO belong together: set both, or neither.");
  }
  assertNoStrayCharacter("SMTP_URL", server);
  if (!isUrl(server, /^smtps?:$/)) {
    throw new Error("SMTP_URL must be the URL of a mail server, such as smtp://host or smtps://host.");
  }
  assertEmails("NOTIFY_TO", to);
  assertEmails("NOTIFY_FROM", from);
  return { server, to, from };
}

/** Checks the length of a secret. @throws Error for the operator when it is too short */
export function secretFrom(name: string, secret: string | undefined): string | undefined {
  if (secret === undefined || secret.length >= MIN_SECRET_CHARACTERS) return secret;
  throw new Error(`${name} must have at least ${MIN_SECRET_CHARACTERS} characters.`);
}

/** Several email addresses are separated by commas. */
function assertEmails(name: string, text: string): void {
  const mailboxes = text.replace(/"[^"]*"/g, "").split(",");
  if (mailboxes.every((mailbox) => isEmail(mailbox.trim().replace(NAMED_EMAIL, "$1")))) return;
  throw new Error(`${name} is “${text}”; it must be an email address.`);
}

/** Reads WEBHOOK_SECRET, which is base64 with or without `whsec_`, and for each form type its own URL (such as WEBHOOK_URL_DEMO_REQUEST) or WEBHOOK_URL. */
function webhookFrom(values: ReceiverValues) {
  const { WEBHOOK_SECRET: secret } = values;
  const urls = FORM_TYPES.flatMap((type): [string, string][] => {
    const own = `WEBHOOK_URL_${type.toUpperCase() as Uppercase<FormType>}` as const;
    const name = values[own] === undefined ? "WEBHOOK_URL" : own;
    const url = values[name];
    if (url === undefined) return [];
    assertWebhookUrl(name, url);
    return [[type, url]];
  });
  if (urls.length === 0 && secret === undefined) return undefined;
  if (urls.length === 0 || secret === undefined) {
    throw new Error("WEBHOOK_URL and WEBHOOK_SECRET belong together: set both, or neither.");
  }
  if (!SECRET_FORMAT.test(secret)) throw new Error("WEBHOOK_SECRET must be 24 to 64 bytes in base64, as whsec_….");
  const byType: Readonly<Partial<Record<string, string>>> = Object.fromEntries(urls);
  return { secret, urls: byType };
}

function assertWebhookUrl(name: string, url: string): void {
  assertNoStrayCharacter(name, url);
  if (!isUrl(url, /^https?:$/)) throw new Error(`${name} must be a URL such as https://crm.example/hook.`);
  const { username, password } = new URL(url);
  // `fetch` rejects such a URL, so no webhook would ever be sent.
  if (username === "" && password === "") return;
  throw new Error(`${name} must not contain a user name or password. The receiver can verify the signature instead.`);
}

/**
 * The channels that deliver the submissions of a form. If mails can be sent, a newsletter subscription is delivered to
 * staff only after its confirmation.
 */
export function channelsFor(settings: Settings, form: FormName): Channel[] {
  if (settings.mail && form === "newsletter") return ["confirmation"];
  return staffChannels(settings, formType(form));
}

/** The channels that deliver submissions of a form type to staff. */
export function staffChannels({ mail, webhook }: Settings, type: FormType): Channel[] {
  return [...(mail ? (["mail"] as const) : []), ...(webhook?.urls[type] ? (["webhook"] as const) : [])];
}
