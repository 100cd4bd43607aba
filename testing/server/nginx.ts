import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { HOST_RULES_FOLDER } from "@capture/domain/host/host-files";
import { INSTALL_TIMEOUT_MS, runQuietly } from "../../scripts/lib/chromium";
import { findFreePort } from "../free-port";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"];

/** Installs a program from its Debian package if it is missing. @returns its path; `undefined` if it cannot be installed */
export function ensureProgram(name: string, debianPackage: string): string | undefined {
  const find = (): string | undefined => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const isRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (find() === undefined && isRoot && runQuietly("apt-get", ["update", "-qq"], INSTALL_TIMEOUT_MS)) {
    runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], INSTALL_TIMEOUT_MS);
  }
  return find();
}

export const ensureNginx = (): string | undefined => ensureProgram("nginx", "nginx-light");

/** A running server. */
export interface Host {
  port: number;
  /** `undefined` if the server runs in the process of the test. */
  pid?: number;
  close(): Promise<void>;
}

/**
 * Serves a built site with nginx and deploy/nginx/server.conf.
 * @param snippets folder with maps.conf and headers.conf
 */
export async function startNginx(
  program: string,
  site = "public",
  snippets = join(site, HOST_RULES_FOLDER, "nginx"),
): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  for (const name of ["maps.conf", "headers.conf"]) copyFileSync(join(snippets, name), join(folder, name));
  copyFileSync("deploy/nginx/server.conf", join(folder, "server.conf"));
  return run(program, folder, "include maps.conf;", `root ${resolve(site)};\n    include server.conf;`, "/robots.txt");
}

/** Starts nginx with deploy/nginx/forms.conf as a proxy in front of the host on a port. */
export async function startNginxProxy(program: string, hostPort: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const snippet = readFileSync("deploy/nginx/forms.conf", "utf8").replace(":9000", `:${hostPort}`);
  writeFileSync(join(folder, "forms.conf"), snippet);
  return run(program, folder, "", "include forms.conf;\n    location = /ready { return 200; }", "/ready");
}

/** @param readyPath path of a URL that responds with 200 as soon as nginx is running */
async function run(program: string, folder: string, http: string, server: string, readyPath: string): Promise<Host> {
  const port = await findFreePort();
  writeFileSync(join(folder, "nginx.conf"), nginxConfig(folder, port, http, server));
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: "pipe",
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let tries = 0; tries < 100 && !(await isAvailable(port, readyPath)); tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    ...(child.pid !== undefined && { pid: child.pid }),
    close: async () => {
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nginxConfig(folder: string, port: number, http: string, server: string): string {
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

async function isAvailable(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
}
