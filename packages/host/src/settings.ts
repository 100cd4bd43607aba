import { parseUrl } from "@capture/domain/lib/parse-url";
import type { Environment } from "@capture/domain/lib/environment";
import { createSettingsReader, textSetting, type SettingsTable } from "@capture/receiver/read-settings";
import { secretFrom, receiverSettingsFrom } from "@capture/receiver/settings";
import { RECEIVER_SETTINGS } from "@capture/receiver/settings-schema";
import type { SiteFacts } from "@capture/receiver/texts/texts";

/** Every environment variable that the host reads. `npm run docs:settings` documents it. */
export const SETTINGS = {
  ...RECEIVER_SETTINGS,
  PREVIEW_SECRET: textSetting(
    "the key that signs the links to previews of changes in review (docs/desk.md), at least 32 characters; without it no preview is served. `openssl rand -base64 32` creates one",
    "",
  ),
  PREVIEW_URL: textSetting(
    "the origin of previews: a host name of their own that leads to this host; without it, previews are shown without script. The host and the command need the same value",
    "https://preview.site.example",
  ),
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
} as const satisfies SettingsTable;

const readSettings = createSettingsReader(SETTINGS);

export type Settings = ReturnType<typeof settingsFrom>;

/**
 * The settings of the host and its receiver from the environment; .env.example describes them.
 * @param site with the default mailbox, and the URL that previews must not have
 * @throws Error for the operator. It never quotes a value that may contain a password.
 */
export function settingsFrom(env: Environment, site: SiteFacts) {
  const values = readSettings(env);
  return {
    ...receiverSettingsFrom(values, env, site),
    host: values.HOST,
    port: values.PORT,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerIp: values.MAX_CONNECTIONS_PER_IP,
    /** The key that signs links to previews; without it there are no previews. */
    previewSecret: previewSecretFrom(values.PREVIEW_SECRET),
    /** The origin of previews; without it, they are on the origin of the site, without script. */
    previewOrigin: previewOriginFrom(values.PREVIEW_URL, site.url),
  };
}

/**
 * Parses the port of another command with the limits of PORT.
 * @param source the setting or argument that contains the text, for the error
 * @throws Error when the text is not a port number
 */
export function portFrom(text: string | undefined, source = "PORT"): number {
  return readSettings({ PORT: text }, { PORT: source }).PORT;
}

/**
 * Checks the key that signs links to previews.
 * @throws Error for the operator when it is too short
 */
export function previewSecretFrom(secret: string | undefined): string | undefined {
  return secretFrom("PREVIEW_SECRET", secret);
}

/**
 * Checks the origin of previews.
 * @param siteUrl URL of the site
 * @throws Error for the operator when the text is not an origin, or is that of the site
 */
export function previewOriginFrom(text: string | undefined, siteUrl: string): string | undefined {
  if (text === undefined) return undefined;
  const { origin, href } = parseUrl(text) ?? {};
  // An origin has no user name, path or query string.
  if (!/^https?:/.test(text) || href !== `${origin}/`) {
    throw new Error(`PREVIEW_URL is “${text}”; it must be an origin such as https://preview.site.example.`);
  }
  if (origin === new URL(siteUrl).origin) {
    throw new Error(`PREVIEW_URL is the URL of the site; previews need a host name of their own.`);
  }
  return origin;
}
