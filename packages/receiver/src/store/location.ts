import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { basename, isAbsolute, join, resolve } from "node:path";
import { cwd } from "node:process";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { postgresFrom, type PostgresChoice } from "./postgres-url";

export type DatabaseChoice = { readonly kind: "libsql"; readonly path: string } | PostgresChoice;

const APP = "capture-site";
const FILE = "submissions.db";
const HASH_CHARACTERS = 8;

/** Variables set by platforms that discard the disk with the process, unless a persistent disk is mounted. */
const EPHEMERAL_PLATFORMS = [
  "VERCEL",
  "NETLIFY",
  "AWS_LAMBDA_FUNCTION_NAME",
  "FUNCTIONS_WORKER_RUNTIME", // Azure: learn.microsoft.com/azure/azure-functions/functions-app-settings
  "K_SERVICE",
  "DYNO",
  "CF_PAGES",
  "RENDER", // render.com/docs/environment-variables
  "RAILWAY_ENVIRONMENT", // the former name of RAILWAY_ENVIRONMENT_NAME
  "RAILWAY_ENVIRONMENT_NAME", // docs.railway.com/reference/variables
  "FLY_APP_NAME", // fly.io/docs/machines/runtime-environment
  "GATSBY_CLOUD",
];

/**
 * The database of DATABASE_URL, or else a file that outlives a release.
 * @throws Error for the operator, which never quotes a password
 */
export function databaseFrom(env: Environment): DatabaseChoice {
  const url = nonEmpty(env.DATABASE_URL);
  if (url === undefined) {
    const platform = EPHEMERAL_PLATFORMS.find((name) => nonEmpty(env[name]) !== undefined);
    if (platform === undefined) return { kind: "libsql", path: defaultStore(env) };
    throw new Error(
      `${platform} is set by a platform that discards its disk, and every submission on it. ` +
        "Set DATABASE_URL=postgres://…, or file:PATH on a persistent disk.",
    );
  }
  if (/^postgres(ql)?:\/\//.test(url)) return postgresFrom(url, env);
  const [, path = ""] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? [];
  if (path !== "") return { kind: "libsql", path: resolve(path) };
  throw new Error("DATABASE_URL must begin with postgres:// or be file:PATH.");
}

function defaultStore(env: Environment): string {
  const stores = defaultStores(env);
  if (!stores) return join(stateDirectory(env), FILE);
  // Until the host has moved it.
  return existsSync(stores.shared) && !existsSync(stores.own) ? stores.shared : stores.own;
}

/**
 * The default store of a site, and the one that all sites of a user shared in earlier versions; `undefined` if a setting
 * chooses the store.
 * @param folder path of the site
 */
export function defaultStores(env: Environment, folder = cwd()) {
  if (nonEmpty(env.DATABASE_URL) !== undefined || systemdDirectory(env) !== undefined) return undefined;
  const home = stateDirectory(env);
  // Two folders may have the same name.
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, HASH_CHARACTERS);
  return { own: join(home, `${basename(folder)}-${hash}`, FILE), shared: join(home, FILE) };
}

/**
 * The folder for files that must outlive a release: STATE_DIRECTORY, which systemd sets, or else the user's folder in the
 * XDG base directory specification.
 */
export function stateDirectory(env: Environment): string {
  const home = env.XDG_STATE_HOME ?? "";
  return systemdDirectory(env) ?? join(isAbsolute(home) ? home : join(homedir(), ".local/state"), APP);
}

function systemdDirectory(env: Environment): string | undefined {
  const [folder = ""] = (env.STATE_DIRECTORY ?? "").split(":");
  return isAbsolute(folder) ? folder : undefined;
}

/** The name of the store for operators: a path, or the host and database of a URL, never a password. */
export function storeName(choice: DatabaseChoice): string {
  if (choice.kind === "libsql") return choice.path;
  const url = parseUrl(choice.url);
  return url ? `PostgreSQL ${url.host}${url.pathname}` : "the PostgreSQL database of DATABASE_URL";
}
