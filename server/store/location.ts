import { accessSync, existsSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { filled, type Environment } from "../environment";
import { postgresFrom, type PostgresChoice } from "./postgres-url";

export type DatabaseChoice = { readonly kind: "libsql"; readonly path: string } | PostgresChoice;

const APP = "capture-site";
const FILE = "submissions.db";
/** Where earlier releases kept the file, in the folder that they were started in. */
const OLD_FILE = join("var", FILE);

/** Each is set by a platform that discards its disk with the process, unless a persistent one is mounted. */
const EPHEMERAL_PLATFORMS = [
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
 * The database that DATABASE_URL names, else a file whose place depends neither
 * on the working directory nor on the folder of a release.
 * @throws Error with a sentence for the operator, which never quotes a password
 */
export function databaseFrom(env: Environment): DatabaseChoice {
  const url = filled(env.DATABASE_URL);
  if (url === undefined) {
    const platform = EPHEMERAL_PLATFORMS.find((name) => filled(env[name]) !== undefined);
    if (platform === undefined) return { kind: "libsql", path: defaultFile(env) };
    throw new Error(
      `${platform} says that this platform throws its disk away, and every submission with it. ` +
        "Set DATABASE_URL=postgres://…, or file:PATH on a disk that stays, so that none is lost.",
    );
  }
  if (/^postgres(ql)?:\/\//.test(url)) return postgresFrom(url, env);
  const [, path = ""] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url) ?? [];
  if (path !== "") return { kind: "libsql", path: resolve(path) };
  throw new Error("DATABASE_URL must begin with postgres:// or be file:PATH.");
}

/**
 * The folder for what must outlive a release: the one that systemd makes
 * (`StateDirectory=`), else the user's own by the XDG base directory specification.
 */
export function stateDirectory(env: Environment): string {
  const [fromSystemd = ""] = (env.STATE_DIRECTORY ?? "").split(":");
  if (isAbsolute(fromSystemd)) return fromSystemd;
  const home = env.XDG_STATE_HOME ?? "";
  return join(isAbsolute(home) ? home : join(homedir(), ".local/state"), APP);
}

/** A store at the old place is used for as long as there is none at the new one. */
function defaultFile(env: Environment): string {
  const path = join(stateDirectory(env), FILE);
  return existsSync(path) || !existsSync(OLD_FILE) ? path : resolve(OLD_FILE);
}

/** The store by a name that a person recognizes, without its password. */
export function storeName(choice: DatabaseChoice): string {
  if (choice.kind === "libsql") return choice.path;
  if (!URL.canParse(choice.url)) return "the PostgreSQL database of DATABASE_URL";
  const { host, pathname } = new URL(choice.url);
  return `PostgreSQL ${host}${pathname}`;
}

/**
 * What an operator must know of a store at the place of earlier releases;
 * `undefined` when there is none, or DATABASE_URL names it.
 */
export function oldStoreNotice(choice: DatabaseChoice, env: Environment): string | undefined {
  const old = resolve(OLD_FILE);
  if (!mayExist(old)) return undefined;
  if (choice.kind === "postgres" || choice.path !== old) {
    return (
      `There is another store at the place of earlier releases, ${old}, which is not used. ` +
      `Look whether it holds what is missing here (DATABASE_URL=file:${old} npm run submissions -- list), and move it away.`
    );
  }
  if (filled(env.DATABASE_URL) !== undefined) return undefined;
  return (
    `${old} is the place of earlier releases, in the working directory. Stop the host and move the file, ` +
    `with its -wal, -shm and .erased, to ${join(stateDirectory(env), FILE)}.`
  );
}

/** Whether a file is there, or in a folder that only another user may look into. */
function mayExist(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES";
  }
}
