import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeRelease } from "../../scripts/site/release";
import { scriptFile } from "./script-file";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { id?: string; error?: string; fields?: Record<string, string> };
}

export interface Host {
  readonly url: string;
  readonly pid: number;
  /** All that the process has said. */
  output(): string;
  post(body: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string): Promise<Response>;
  /** Ends the process; the result is its exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface HostOptions {
  /** The command that starts the host. */
  readonly script?: "serve" | "start" | "preview";
  readonly env?: Record<string, string>;
  /** Folder in which the process runs; it holds releases/ and, unless DATABASE_URL says otherwise, the store. */
  readonly folder?: string;
  readonly nodeArgs?: readonly string[];
  /** A command that wraps the host's, such as one that drops privileges. */
  readonly wrapper?: readonly string[];
}

const TSX = pathToFileURL(require.resolve("tsx")).href;
const SETTINGS =
  /^(DATABASE_URL|ERASURES_FILE|STATE_DIRECTORY|XDG_STATE_HOME|FORMS_LIMIT|TRUST_PROXY|SMTP_URL|NOTIFY_|RETENTION_|WEBHOOK_|LOG_LEVEL|MAX_CONNECTIONS|PORT|HOST|NODE_OPTIONS|JEST_)/;
/** More than any test sends, unless it is about limits. */
const NO_LIMIT = "1000000/1m";

const started: ChildProcess[] = [];
const folders: string[] = [];

/** Ends the processes that a test that failed has left behind, and removes all folders. */
export function killAll(): void {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Has a process ended when its test has. */
export function endsWithTest(child: ChildProcess): void {
  started.push(child);
}

/** A built site of two pages, by its files' names. */
const SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
};

/** A temporary folder with a built site, and its first release. */
export function siteFolder(files: Readonly<Record<string, string | Buffer>> = SITE): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  folders.push(folder);
  release(folder, files);
  return folder;
}

/** Rebuilds a site as Gatsby does, and makes a release of it. */
export function release(folder: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, "public", name, ".."), { recursive: true });
    writeFileSync(join(folder, "public", name), text);
  }
  return makeRelease(join(folder, "public"), join(folder, "releases"));
}

/** The environment without any setting of the host. */
function bareEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** Arguments of Node that run a command: its bundle, where the setup of these tests has made one. */
function command(name: string): string[] {
  const bundle = join(process.env.BUNDLED_COMMANDS ?? "", `${name}.cjs`);
  return existsSync(bundle) ? [bundle] : ["--import", TSX, scriptFile(name)];
}

/** Starts a command of the repository in a process of its own, as `npm run` would. */
export function startScript(name: string, args: readonly string[], options: HostOptions = {}): ChildProcess {
  const { env = {}, folder = siteFolder(), nodeArgs = [], wrapper = [] } = options;
  const [program = "", ...rest] = [...wrapper, process.execPath, ...nodeArgs, ...command(name), ...args];
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...bareEnvironment(), XDG_STATE_HOME: join(folder, "state"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  return child;
}

/** Runs a command of the repository to its end. */
export async function runScript(name: string, args: readonly string[], options: HostOptions = {}) {
  const child = startScript(name, args, options);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, stdout, stderr };
}

/** Starts the real host process on a free port, and waits until it answers. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const env = { HOST: "127.0.0.1", PORT: "0", FORMS_LIMIT: NO_LIMIT, LOG_LEVEL: "info", ...options.env };
  const child = startScript(options.script ?? "serve", [], { ...options, env });
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const url = await new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /served at (http:\S+)/.exec(output) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then((code) => fail(new Error(`The host has ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    post: (body, headers) => post(url, body, headers),
    get: (path) => fetch(url + path),
    kill: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Sends a body to the form receiver; a text is sent as it is. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${url}/api/submit-form`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply["body"] };
}

/** Repeats a check until it passes, and fails after some seconds. */
export async function eventually(check: () => Promise<boolean>, seconds = 45): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await check().catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`Timed out after ${seconds} s waiting for: ${String(check)}`);
}
