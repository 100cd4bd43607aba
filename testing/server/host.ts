import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SETTINGS } from "@capture/host/settings";
import { TEXTS_FILE } from "@capture/receiver/texts/documents";
import { makeRelease } from "../../scripts/site/release";
import { scriptFile } from "./script-file";
import { texts } from "./texts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { id?: string; error?: string; fields?: Record<string, string> };
}

export interface Host {
  readonly url: string;
  readonly pid: number;
  /** The output of the process so far. */
  output(): string;
  post(body: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string): Promise<Response>;
  /** Sends a signal, and waits for the exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface HostOptions {
  /** The npm script whose file starts the host. */
  readonly script?: "serve" | "start" | "preview";
  readonly env?: Record<string, string>;
  /** The working directory. It contains releases/ and, unless DATABASE_URL is set, the store. */
  readonly folder?: string;
  readonly nodeArgs?: readonly string[];
  /** The file that Node runs instead of the npm script, relative to the folder. */
  readonly file?: string;
  /** A command line to which the host's command is appended, for example to drop privileges. */
  readonly wrapper?: readonly string[];
}

/** Long enough for a step that takes seconds, when ten other programs use the processors. */
const MAX_WAIT_S = 120;
const TSX = pathToFileURL(require.resolve("tsx")).href;
/** A FORMS_LIMIT that tests never reach. */
const UNREACHABLE_LIMIT = "1000000/1m";

const startedProcesses: ChildProcess[] = [];
const folders: string[] = [];

/** Kills the processes that are still running, and removes all folders. */
export function killAll(): void {
  killSince(0);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The number of processes that were started so far. */
export const countProcesses = (): number => startedProcesses.length;

/** Kills the processes that were started after this number of them. */
export function killSince(count: number): void {
  for (const child of startedProcesses.splice(count)) child.kill("SIGKILL");
}

/** Registers a process that is killed after the test. */
export function killAfterTest(child: ChildProcess): void {
  startedProcesses.push(child);
}

/** The files of a built site with two pages: contents by file name. */
const SITE = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
};

/** Creates a temporary folder with a built site and its first release. */
export function siteFolder(files: Readonly<Record<string, string | Buffer>> = SITE): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  folders.push(folder);
  release(folder, files);
  return folder;
}

/** Writes a built site into public/, and makes a release of it. */
export function release(folder: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [name, text] of Object.entries({ [TEXTS_FILE]: JSON.stringify(texts), ...files })) {
    mkdirSync(join(folder, "public", name, ".."), { recursive: true });
    writeFileSync(join(folder, "public", name), text);
  }
  return makeRelease(join(folder, "public"), join(folder, "releases"));
}

/** The environment of this process without settings of the host, NODE_OPTIONS and variables of Jest. */
function cleanEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    ([name]) => !(name in SETTINGS) && !/^(NODE_OPTIONS|JEST_)/.test(name),
  );
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** Node's arguments that run a command: its bundle if the test setup has created one, otherwise its source. */
function commandArgs(name: string): string[] {
  const bundle = join(process.env.BUNDLED_COMMANDS ?? "", `${name}.cjs`);
  return existsSync(bundle) ? [bundle] : ["--import", TSX, scriptFile(name)];
}

/** Starts the file of an npm script with Node, in its own process. */
export function startScript(name: string, args: readonly string[], options: HostOptions = {}): ChildProcess {
  const { env = {}, file, folder = siteFolder(), nodeArgs = [], wrapper = [] } = options;
  const command = file === undefined ? commandArgs(name) : [file];
  const [program = "", ...rest] = [...wrapper, process.execPath, ...nodeArgs, ...command, ...args];
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...cleanEnvironment(), XDG_STATE_HOME: join(folder, "state"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  startedProcesses.push(child);
  return child;
}

/** Runs the file of an npm script with Node until it exits. */
export async function runScript(name: string, args: readonly string[], options: HostOptions = {}) {
  const child = startScript(name, args, options);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

/**
 * Starts the host as a process on a free port, and waits until it has printed its URL.
 * @throws Error with the output when the process exits before that
 */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const env = { HOST: "127.0.0.1", PORT: "0", FORMS_LIMIT: UNREACHABLE_LIMIT, LOG_LEVEL: "info", ...options.env };
  const child = startScript(options.script ?? "serve", [], { ...options, env });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /served at (http:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    void exited.then((code) => reject(new Error(`The host exited with code ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    post: (body, headers) => post(url, body, headers),
    get: (path) => fetch(url + path),
    kill: (signal = "SIGTERM") => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Sends a body to the form receiver. A string is sent unchanged. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${url}/api/submit-form`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Reply["body"] };
}

/**
 * Repeats a check until it returns true. Errors of the check count as false.
 * @throws Error if it is still false after `seconds`
 */
export async function eventually(check: () => Promise<boolean>, seconds = MAX_WAIT_S): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await check().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Timed out after ${seconds} s waiting for: ${String(check)}`);
}
