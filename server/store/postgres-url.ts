import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";
import { Client } from "pg";
import { nonEmpty, type Environment } from "../environment";
import { assertNoStrayCharacter } from "../urls";

/** Options for TLS, or `false` for a connection without it. */
export type Tls = ConnectionOptions | false;

export interface PostgresChoice {
  readonly kind: "postgres";
  /** Without the parameters for TLS, which pg interprets differently from libpq. */
  readonly url: string;
  /** The ways to connect, in the order in which they are tried. */
  readonly tls: readonly Tls[];
  /** Whether TLS begins immediately, without asking the server for it first. */
  readonly direct: boolean;
}

const SSL_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];
/** Values of the parameter `ssl` of JDBC and pg, with their `sslmode`. */
const SSL_VALUES: Readonly<Record<string, string>> = {
  true: "require",
  "1": "require",
  false: "disable",
  "0": "disable",
};
/** The value of `sslrootcert` for the public authorities. */
const SYSTEM = "system";

/**
 * Parses a PostgreSQL URL. Its TLS parameters have the same meaning as in libpq
 * (postgresql.org/docs/current/libpq-ssl.html); the PGSSL… variables are defaults for missing ones.
 * @throws Error for the operator, which never quotes a password
 */
export function postgresFrom(url: string, env: Environment): PostgresChoice {
  assertNoStrayCharacter("DATABASE_URL", url);
  const [, base = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const take = (name: string): string | undefined => {
    const value = nonEmpty(parameters.get(name) ?? undefined);
    parameters.delete(name);
    return value;
  };
  const setting = (name: string, fallback: string | undefined): string | undefined => take(name) ?? nonEmpty(fallback);
  const ssl = take("ssl");
  const urlMode = take("sslmode") ?? (ssl === undefined ? undefined : (SSL_VALUES[ssl] ?? ssl));
  const root = setting("sslrootcert", env.PGSSLROOTCERT);
  const mode = urlMode ?? nonEmpty(env.PGSSLMODE) ?? (root === SYSTEM ? "verify-full" : "prefer");
  const files = {
    ca: root === SYSTEM ? undefined : root,
    cert: setting("sslcert", env.PGSSLCERT),
    key: setting("sslkey", env.PGSSLKEY),
  };
  const direct = setting("sslnegotiation", env.PGSSLNEGOTIATION) === "direct";
  take("uselibpqcompat");
  const urlWithoutTls = parameters.size === 0 ? base : `${base}?${parameters.toString()}`;
  // PostgreSQL offers no TLS on a Unix socket.
  const tls = hostOf(urlWithoutTls).startsWith("/") ? [false as const] : tlsOf(mode, root, files);
  return { kind: "postgres", url: urlWithoutTls, tls, direct };
}

/** @throws Error when pg cannot parse the URL */
function hostOf(url: string): string {
  try {
    return new Client({ connectionString: url, ssl: false }).host;
  } catch {
    throw new Error("DATABASE_URL cannot be parsed; write it as postgres://user:password@host:port/name.");
  }
}

function tlsOf(mode: string, root: string | undefined, files: Readonly<Record<string, string | undefined>>): Tls[] {
  const options = optionsFrom(files);
  const unverified: Tls = { ...options, rejectUnauthorized: false };
  // The certificate need not contain the name of the server.
  const anyHost: Tls = { ...options, checkServerIdentity: () => undefined };
  if (root === SYSTEM && mode !== "verify-full") {
    throw new Error(
      `sslmode=${mode} cannot be combined with sslrootcert=system; set sslmode=verify-full in DATABASE_URL.`,
    );
  }
  switch (mode) {
    case "disable":
      return [false];
    case "allow":
      return [false, unverified];
    case "prefer":
      return [unverified, false];
    case "no-verify": // a mode of pg
      return [unverified];
    case "require":
      return [root === undefined ? unverified : anyHost];
    case "verify-ca":
      // Without sslrootcert, this mode would accept a certificate of any public authority for any host name.
      if (root !== undefined) return [anyHost];
      throw new Error(
        "sslmode=verify-ca needs sslrootcert=PATH, the certificate of the authority, in DATABASE_URL. " +
          "For a public authority set sslmode=verify-full.",
      );
    case "verify-full":
      return [options];
    default:
      throw new Error(`sslmode of DATABASE_URL is “${mode}”; it must be one of ${SSL_MODES.join(", ")}.`);
  }
}

/** The contents of the certificate and key files, by the names of Node's TLS options. */
function optionsFrom(files: Readonly<Record<string, string | undefined>>): ConnectionOptions {
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, path]) => (path === undefined ? [] : [[name, readPem(path)] as const])),
  );
}

function readPem(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code = "unreadable" } = error as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL names the file ${path}, which cannot be read (${code}).`, { cause: error });
  }
}
