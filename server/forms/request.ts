import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import site from "../../data/site.json";

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The one value of a header; of several that proxies have joined, all of them. */
export function header(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

/**
 * The network address that a request came from. Each proxy adds to
 * X-Forwarded-For the address it was called from, so counting back over the
 * proxies that are believed leads to the visitor; what stands before was
 * written by anybody.
 * @param socket address of the other end of the connection
 */
export function clientAddress(headers: Headers, socket: string, proxies: number): string {
  const forwarded = (header(headers, "x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const path = [...forwarded.filter((address) => isIP(address) !== 0), socket];
  return path[Math.max(path.length - 1 - proxies, 0)] ?? socket;
}

/** Who is counted as one: an IPv4 address, or the /64 network that one customer has in IPv6. */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

/** Whether a browser sent this from one of our own pages. Whoever is no browser sends no Origin. */
export function isOwnOrigin(headers: Headers, proxies: number): boolean {
  const origin = header(headers, "origin");
  if (origin === undefined || origin === new URL(site.url).origin) return true;
  const forwarded = proxies > 0 ? header(headers, "x-forwarded-host") : undefined;
  const host = (forwarded ?? header(headers, "host"))?.split(",").at(-1)?.trim();
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** The most that a submission may weigh, in bytes. */
export const BODY_LIMIT = 65_536;

/** What is refused before a body is read. */
export type Gate = "method" | "foreign" | "tooLarge" | "notJson";

/** Whether a request may be read at all; `undefined` when it may. */
export function gate(method: string | undefined, headers: Headers, proxies: number): Gate | undefined {
  if (method !== "POST") return "method";
  if (!isOwnOrigin(headers, proxies)) return "foreign";
  if (Number(header(headers, "content-length") ?? 0) > BODY_LIMIT) return "tooLarge";
  return isPlainJson(header(headers, "content-type"), header(headers, "content-encoding")) ? undefined : "notJson";
}

function isPlainJson(type = "", encoding = "identity"): boolean {
  return /^application\/json\s*(;|$)/i.test(type) && encoding.toLowerCase() === "identity";
}
