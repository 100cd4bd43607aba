import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../../../testing/server/host";
import { ensureNginx, ensureProgram } from "../../../testing/server/nginx";
import { findFreePort } from "../../../testing/free-port";

/** The domain in the files of deploy/. */
export const DOMAIN = "site.example";

interface Proxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  close(): Promise<void>;
}
interface Ports {
  readonly http: number;
  readonly https: number;
  readonly host: string;
}
/** What `nginxRules` returns. */
type Rules = Readonly<Record<"maps" | "headers", string>>;
type Start = (hostPort: string) => Promise<Proxy>;

/** The proxies that have a complete configuration in deploy/ and can be installed on this machine. */
export function httpsProxies(): [string, Start][] {
  const nginx = ensureNginx();
  const openssl = ensureProgram("openssl", "openssl");
  const caddy = ensureProgram("caddy", "caddy");
  const proxies: [string, Start | undefined][] = [
    ["nginx", nginx && openssl ? (hostPort) => startNginx(nginx, openssl, hostPort) : undefined],
    ["Caddy", caddy === undefined ? undefined : (hostPort) => startCaddy(caddy, hostPort)],
  ];
  return proxies.flatMap(([name, start]) => (start ? [[name, start]] : []));
}

/** Starts nginx with deploy/nginx/static-site.conf; `undefined` if it cannot be installed. */
export function staticNginx(): ((hostPort: string, root: string, rules: Rules) => Promise<Proxy>) | undefined {
  const nginx = ensureNginx();
  const openssl = ensureProgram("openssl", "openssl");
  return nginx && openssl
    ? (hostPort, root, rules) => startNginx(nginx, openssl, hostPort, "static-site.conf", { root, rules })
    : undefined;
}

/**
 * Runs nginx with a configuration of deploy/nginx/, but with other ports and a new certificate.
 * @param site the built site and its rules, if nginx serves it
 */
async function startNginx(
  program: string,
  openssl: string,
  host: string,
  name = "site.conf",
  site?: { root: string; rules: Rules },
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${DOMAIN}`];
  const { status } = spawnSync(openssl, [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  if (status !== 0) throw new Error("openssl could not create a certificate.");
  const ports = { http: await findFreePort(), https: await findFreePort(), host };
  const configuration = readFileSync(`deploy/nginx/${name}`, "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replace(":9000", `:${host}`)
    .replace("/srv/site/releases/current", site?.root ?? "")
    .replace(/(ssl_certificate) .*/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*/, `$1 ${key};`);
  writeFileSync(join(folder, name), configuration);
  if (site) {
    writeFileSync(join(folder, "maps.conf"), site.rules.maps);
    writeFileSync(join(folder, "headers.conf"), site.rules.headers);
    copyFileSync("deploy/nginx/server.conf", join(folder, "server.conf"));
    const forms = readFileSync("deploy/nginx/forms.conf", "utf8");
    writeFileSync(join(folder, "forms.conf"), forms.replace(":9000", `:${host}`));
  }
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // `gzip on`, as in Debian's configuration: site.conf must disable it.
  const http = `include /etc/nginx/mime.types; gzip on; access_log off; ${temporary.join(" ")} include ${name};`;
  const settings = `${user}pid ${folder}/pid; error_log stderr warn;\nevents {}\nhttp { ${http} }\n`;
  writeFileSync(join(folder, "nginx.conf"), settings);
  return run(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], folder, ports);
}

/** Runs Caddy with deploy/caddy/Caddyfile, but with other ports and a certificate of Caddy's internal authority. */
async function startCaddy(program: string, host: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const ports = { http: await findFreePort(), https: await findFreePort(), host };
  const options = `http_port ${ports.http}\nhttps_port ${ports.https}\nadmin off\nlocal_certs\nskip_install_trust\n`;
  const site = readFileSync("deploy/caddy/Caddyfile", "utf8")
    .replace(/^\{$/m, `{\n${options}`)
    .replace(":9000", `:${host}`);
  writeFileSync(join(folder, "Caddyfile"), site);
  return run(program, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], folder, ports);
}

async function run(program: string, args: string[], folder: string, { http, https }: Ports): Promise<Proxy> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const close = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await eventually(async () => (await askHttps(https, "/")).status === 200).catch(async (error: unknown) => {
    await close();
    throw new Error(`${program} does not respond: ${output}`, { cause: error });
  });
  return { httpPort: http, httpsPort: https, close };
}

export interface HttpsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Sends a request over HTTP/2, without verifying the certificate. */
export function askHttps(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<HttpsAnswer> {
  return new Promise((resolve, reject) => {
    const options = { servername: DOMAIN, rejectUnauthorized: false };
    const session = connectHttp2(`https://127.0.0.1:${port}`, options).on("error", reject);
    const method = body === undefined ? "GET" : "POST";
    const stream = session.request({ ":method": method, ":path": path, ":authority": DOMAIN, ...headers });
    const chunks: Buffer[] = [];
    let responseHeaders: Readonly<Record<string, unknown>> = {};
    stream
      .on("response", (received) => (responseHeaders = received))
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("error", reject)
      .on("end", () => {
        session.close();
        resolve({ status: Number(responseHeaders[":status"]), headers: responseHeaders, body: Buffer.concat(chunks) });
      })
      .end(body);
  });
}
