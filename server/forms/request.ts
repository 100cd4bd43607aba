import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import site from "../../data/site.json";
import type { Rejection } from "./submission-result";

/** The largest body of a submission, in bytes. */
export const BODY_LIMIT = 65_536;

/** The type in which browsers send a form by themselves. */
export const FORM_TYPE = "application/x-www-form-urlencoded";

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a header; repeated headers are joined. */
export function header(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

/**
 * The network address of the visitor. Each proxy appends to X-Forwarded-For the
 * address that called it, so the visitor is as many steps back as there are
 * trusted proxies. Anybody could have written the entries before, so steps are
 * counted before any entry is read.
 * @param socket address of the other end of the connection
 */
export function clientAddress(headers: Headers, socket: string, proxyCount: number): string {
  const path = [...(header(headers, "x-forwarded-for")?.split(",") ?? []), socket];
  return parseAddress(path[Math.max(path.length - 1 - proxyCount, 0)] ?? "") ?? socket;
}

/** An address as proxies write it: `203.0.113.9`, `203.0.113.9:4711`, `2001:db8::1`, `[2001:db8::1]:4711`. */
function parseAddress(entry: string): string | undefined {
  const bare = entry.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const address = bare.replace(/^([\d.]+):\d+$/, "$1");
  return isIP(address) === 0 ? undefined : address;
}

/** What counts as one sender: an IPv4 address, or a /64 network in IPv6, which is what one customer gets. */
export function countedAs(address: string): string {
  return prefixOf(address, 4) ?? (isIP(address) === 6 ? ipaddr.process(address).toString() : address);
}

/** The /48 network of an IPv6 address, the most that one customer gets; `undefined` in IPv4, where addresses are scarce. */
export function networkOf(address: string): string | undefined {
  return prefixOf(address, 3);
}

/** The first 16-bit parts of an IPv6 address that is not an IPv4 address in disguise. */
function prefixOf(address: string, parts: number): string | undefined {
  if (isIP(address) !== 6) return undefined;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, parts).join(":") : undefined;
}

/**
 * Whether a request comes from one of our own pages. `Sec-Fetch-Site` is enough: scripts cannot set
 * it, and it stays where an extension hides the Origin. Default ports are ignored: `https://site.example`
 * is the origin of `Host: site.example:443`. Clients other than browsers send neither header. JSON is
 * accepted from them, since a browser asks before it sends JSON to another site; a form is not, since
 * any page can send one without asking.
 */
export function isFromOwnPage(headers: Headers, proxyCount: number): boolean {
  if (header(headers, "sec-fetch-site") === "same-origin") return true;
  const origin = header(headers, "origin");
  if (origin === undefined) return !isForm(headers);
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  const forwarded = proxyCount > 0 ? header(headers, "x-forwarded-host") : undefined;
  const host = (forwarded ?? header(headers, "host"))?.split(",").at(-1)?.trim();
  const requested = `${from.protocol}//${host ?? ""}`;
  return from.origin === new URL(site.url).origin || (URL.canParse(requested) && new URL(requested).host === from.host);
}

/** Why a request is rejected before its body is read; `undefined` when it is not. */
export function checkHead(method: string | undefined, headers: Headers, proxyCount: number): Rejection | undefined {
  if (method !== "POST") return "method";
  if (!isFromOwnPage(headers, proxyCount)) return "foreign";
  if (Number(header(headers, "content-length") ?? 0) > BODY_LIMIT) return "tooLarge";
  if ((header(headers, "content-encoding") ?? "identity").toLowerCase() !== "identity") return "notJson";
  return isForm(headers) || isOfType(headers, "application/json") ? undefined : "notJson";
}

/** Whether a browser sent a form by itself, without script: then a page is the answer. */
export function isForm(headers: Headers): boolean {
  return isOfType(headers, FORM_TYPE);
}

function isOfType(headers: Headers, type: string): boolean {
  return header(headers, "content-type")?.split(";", 1)[0]?.trim().toLowerCase() === type;
}

/** The value of some JSON in UTF-8; `undefined`, which no JSON gives, when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request.
 * @throws an error with status 413 when it is too large, with 400 when it ends early
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    const fail = (statusCode: number): void => {
      // Not destroyed: the response still needs the connection.
      request.off("data", onData).pause();
      reject(Object.assign(new Error("The body cannot be read."), { statusCode }));
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > BODY_LIMIT) fail(413);
      else chunks.push(chunk);
    };
    request.on("data", onData).once("end", resolve);
    request.once("error", () => fail(400)).once("close", () => fail(400));
  });
  return Buffer.concat(chunks);
}
