import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { INSTALL_TIMEOUT_MS, runQuietly } from "../../scripts/lib/chromium";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];

/** Path of a program from Debian's packages, or `undefined` where it cannot be had. */
export function ensureProgram(name: string, debianPackage: string): string | undefined {
  const find = (): string | undefined => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (find() === undefined && isRoot && runQuietly("apt-get", ["update", "-qq"], INSTALL_TIMEOUT_MS)) {
    runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], INSTALL_TIMEOUT_MS);
  }
  return find();
}

export const ensureNginx = (): string | undefined => ensureProgram("nginx", "nginx-light");

export interface Host {
  port: number;
  /** The process that serves; there is none of its own where a host runs within the test. */
  pid?: number;
  close(): Promise<void>;
}

/**
 * Serves a built site with nginx until it is closed.
 * @param snippets folder of the three files that a build writes or that belong to it
 */
export async function startNginx(program: string, site = "public", snippets = "deploy/nginx"): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  for (const name of ["maps.conf", "headers.conf", "server.conf"])
    copyFileSync(join(snippets, name), join(folder, name));
  return run(program, folder, "include maps.conf;", `root ${resolve(site)};\n    include server.conf;`, "/robots.txt");
}

/** Proxies the forms to the host on this port as deploy/nginx/forms.conf does. */
export async function startNginxBefore(program: string, hostPort: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const snippet = readFileSync("deploy/nginx/forms.conf", "utf8").replace(":9000", `:${hostPort}`);
  writeFileSync(join(folder, "forms.conf"), snippet);
  return run(program, folder, "", "include forms.conf;\n    location = /ready { return 200; }", "/ready");
}

/** @param ready an address that is answered with 200 once nginx serves */
async function run(program: string, folder: string, http: string, server: string, ready: string): Promise<Host> {
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settings(folder, port, http, server));
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "pipe",
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  for (let tries = 0; tries < 100 && !(await answers(port, ready)); tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port,
    ...(child.pid !== undefined && { pid: child.pid }),
    close: async () => {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(folder: string, port: number, http: string, server: string): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function answers(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
}
