import type { ConnectionOptions } from "node:tls";
import type { ClientConfig } from "pg";
import { parse, toClientConfig } from "pg-connection-string";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { assertNoStrayCharacter } from "../urls";

/** Options for TLS, or `false` for a connection without it. */
export type Tls = ConnectionOptions | false;

export interface PostgresChoice {
  readonly kind: "postgres";
  readonly url: string;
  readonly config: Omit<ClientConfig, "ssl">;
  /** The ways to connect, in the order in which they are tried. */
  readonly tls: readonly Tls[];
}

/** The modes of libpq, and `no-verify` of pg, with the mode that has their options in pg-connection-string. */
const MODES: Readonly<Record<string, string>> = {
  disable: "disable",
  allow: "prefer",
  prefer: "prefer",
  require: "require",
  "verify-ca": "verify-ca",
  "verify-full": "verify-full",
  "no-verify": "prefer",
};
/** Values of the parameter `ssl` of JDBC and pg, with their `sslmode`. */
const SSL_VALUES: Readonly<Record<string, string>> = {
  true: "require",
  "1": "require",
  false: "disable",
  "0": "disable",
};

/**
 * Parses a PostgreSQL URL. Its TLS parameters have the same meaning as in libpq
 * (postgresql.org/docs/current/libpq-ssl.html): pg alone reads `require` as `verify-full`, so URLs of common providers would
 * not work. PGSSLMODE and PGSSLROOTCERT are defaults for missing ones.
 * @throws Error for the operator, which never quotes a password
 */
export function postgresFrom(url: string, env: Environment): PostgresChoice {
  assertNoStrayCharacter("DATABASE_URL", url);
  const [, base = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const given = [...new URLSearchParams(query)].filter(([, value]) => nonEmpty(value) !== undefined);
  const {
    ssl,
    sslmode = ssl === undefined ? nonEmpty(env.PGSSLMODE) : (SSL_VALUES[ssl] ?? ssl),
    sslrootcert: root = nonEmpty(env.PGSSLROOTCERT),
    uselibpqcompat: _,
    ...others
  } = Object.fromEntries(given);
  // The public authorities are those of Node.
  const isSystem = root === "system";
  const mode = sslmode ?? (isSystem ? "verify-full" : "prefer");
  const parsedMode = MODES[mode];
  if (parsedMode === undefined) {
    throw new Error(`sslmode of DATABASE_URL is “${mode}”; it must be one of ${Object.keys(MODES).join(", ")}.`);
  }
  if (isSystem && mode !== "verify-full") {
    throw new Error(
      `sslmode=${mode} cannot be combined with sslrootcert=system; set sslmode=verify-full in DATABASE_URL.`,
    );
  }
  const parameters = { ...others, sslmode: parsedMode, ...(root !== undefined && !isSystem && { sslrootcert: root }) };
  const { ssl: tls, ...config } = parseUrl(`${base}?${new URLSearchParams(parameters).toString()}`);
  // PostgreSQL offers no TLS on a Unix socket.
  return { kind: "postgres", url, config, tls: config.host?.startsWith("/") ? [false] : attemptsOf(mode, tls as Tls) };
}

/** @throws Error when the URL cannot be parsed, or one of its files cannot be read */
function parseUrl(url: string): ClientConfig {
  try {
    return toClientConfig(parse(url, { useLibpqCompat: true }));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`DATABASE_URL must be postgres://user:password@host:port/name?sslmode=…: ${message}`, {
      cause: error,
    });
  }
}

function attemptsOf(mode: string, tls: Tls): Tls[] {
  if (mode === "allow") return [false, tls];
  return mode === "prefer" ? [tls, false] : [tls];
}
