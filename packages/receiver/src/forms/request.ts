import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { MAX_BODY_BYTES, MAX_ENCODED_FORM_BYTES } from "./body-size";
import type { Rejection } from "./response";

/** The content type of a form that a browser sends without script. */
export const FORM_TYPE = "application/x-www-form-urlencoded";

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a header; repeated headers are joined. */
export function header(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

/**
 * The IP address of the visitor. Each proxy appends the IP address of its client to X-Forwarded-For, so with n trusted
 * proxies the visitor's IP address is the nth entry from the end. Earlier entries may be forged, so entries are counted
 * before they are parsed.
 * @param peerIpAddress IP address of the other end of the connection
 */
export function clientIpAddress(headers: Headers, peerIpAddress: string, proxyCount: number): string {
  const hops = [...(header(headers, "x-forwarded-for")?.split(",") ?? []), peerIpAddress];
  return parseIpAddress(hops[Math.max(hops.length - 1 - proxyCount, 0)] ?? "") ?? peerIpAddress;
}

/** Parses an IP address as proxies write it: `203.0.113.9`, `203.0.113.9:4711`, `2001:db8::1`, `[2001:db8::1]:4711`. */
function parseIpAddress(entry: string): string | undefined {
  const bare = entry.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
  const ipAddress = bare.replace(/^([\d.]+):\d+$/, "$1");
  return isIP(ipAddress) === 0 ? undefined : ipAddress;
}

/** The key of one sender: an IPv4 address, or an IPv6 /64 network, which providers assign to one customer. */
export function senderKey(ipAddress: string): string {
  return prefixOf(ipAddress, 4) ?? (isIP(ipAddress) === 6 ? ipaddr.process(ipAddress).toString() : ipAddress);
}

/** The network of an IP address: IPv6 /48, the largest that one customer gets, or IPv4 /24. */
export function networkKey(ipAddress: string): string | undefined {
  return (
    prefixOf(ipAddress, 3) ??
    (isIP(senderKey(ipAddress)) === 4 ? senderKey(ipAddress).replace(/\d+$/, "0/24") : undefined)
  );
}

/** The IPv6 /32 range of a provider; `undefined` for IPv4. */
export function rangeKey(ipAddress: string): string | undefined {
  return prefixOf(ipAddress, 2);
}

/** The first 16-bit parts of an IPv6 address; `undefined` for IPv4, also if it is mapped to IPv6. */
function prefixOf(ipAddress: string, parts: number): string | undefined {
  if (isIP(ipAddress) !== 6) return undefined;
  const parsed = ipaddr.process(ipAddress);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, parts).join(":") : undefined;
}

/**
 * Whether a request comes from one of our own pages. `Sec-Fetch-Site` is sufficient: scripts cannot set it, and extensions
 * that hide the Origin do not remove it. Default ports are ignored: `https://site.example` is the origin of
 * `Host: site.example:443`. Clients other than browsers send neither header. Their JSON is accepted, because a browser
 * sends JSON to another site only after a preflight request. Forms without both headers are rejected, because browsers
 * send forms without a preflight request.
 */
export function isFromOwnPage(headers: Headers, proxyCount: number, siteUrl: string): boolean {
  if (header(headers, "sec-fetch-site") === "same-origin") return true;
  const origin = header(headers, "origin");
  if (origin === undefined) return !isForm(headers);
  const sender = /^https?:/.test(origin) ? parseUrl(origin) : undefined;
  if (!sender) return false;
  const requested = `${sender.protocol}//${requestedHost(headers, proxyCount)}`;
  return sender.origin === new URL(siteUrl).origin || parseUrl(requested)?.host === sender.host;
}

/** The host of the requested URL, which the nearest proxy forwards. */
export function requestedHost(headers: Headers, proxyCount: number): string {
  const forwarded = proxyCount > 0 ? header(headers, "x-forwarded-host") : undefined;
  return (forwarded ?? header(headers, "host") ?? "").split(",").at(-1)?.trim().toLowerCase() ?? "";
}

/** Checks the method and headers of a form request. @returns the reason for rejecting it before its body is read */
export function checkRequestHeaders(
  method: string | undefined,
  headers: Headers,
  proxyCount: number,
  siteUrl: string,
): Rejection | undefined {
  if (method !== "POST") return "method";
  if (!isFromOwnPage(headers, proxyCount, siteUrl)) return "foreign";
  if (Number(header(headers, "content-length") ?? 0) > maxBytes(headers)) return "tooLarge";
  if ((header(headers, "content-encoding") ?? "identity").toLowerCase() !== "identity") return "notJson";
  return isForm(headers) || isOfType(headers, "application/json") ? undefined : "notJson";
}

/** The maximum size of a body as it is sent. */
function maxBytes(headers: Headers): number {
  return isForm(headers) ? MAX_ENCODED_FORM_BYTES : MAX_BODY_BYTES;
}

/** Whether a browser sent a form without script, so that the response must be a page. */
export function isForm(headers: Headers): boolean {
  return isOfType(headers, FORM_TYPE);
}

function isOfType(headers: Headers, type: string): boolean {
  return header(headers, "content-type")?.split(";", 1)[0]?.trim().toLowerCase() === type;
}

/** Parses JSON in UTF-8; `undefined` when it is invalid. */
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
  const max = maxBytes(request.headers);
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    const fail = (statusCode: number): void => {
      // Paused, not destroyed: the response still needs the connection.
      request.off("data", onData).pause();
      reject(Object.assign(new Error("The body cannot be read."), { statusCode }));
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > max) fail(413);
      else chunks.push(chunk);
    };
    request.on("data", onData).once("end", resolve);
    request.once("error", () => fail(400)).once("close", () => fail(400));
  });
  return Buffer.concat(chunks);
}
