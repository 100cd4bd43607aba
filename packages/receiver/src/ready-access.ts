import { createHash, timingSafeEqual } from "node:crypto";
import ipaddr from "ipaddr.js";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { header, type Headers } from "./forms/request";

/** Proxies add one of these headers. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** A request for /readyz. */
interface ReadyRequest {
  readonly headers: Headers;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Whether a request may see the numbers of submissions and deliveries: it comes from this machine and not through a proxy,
 * or it has the token.
 * @param token `READY_TOKEN`; without it, only this machine sees them
 */
export function canSeeCounts({ headers, socket }: ReadyRequest, token: string | undefined): boolean {
  if (token !== undefined && isEqual(header(headers, "authorization") ?? "", `Bearer ${token}`)) return true;
  const { hostname = "" } = parseUrl(`http://${header(headers, "host") ?? ""}`) ?? {};
  const isLocalHost = hostname === "localhost" || isLoopback(hostname.replace(/^\[(.*)\]$/, "$1"));
  const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  return isLocalHost && !isProxied && isLoopback(socket.remoteAddress ?? "");
}

function isLoopback(ipAddress: string): boolean {
  return ipaddr.isValid(ipAddress) && ipaddr.process(ipAddress).range() === "loopback";
}

/** Compares in constant time, so that the token cannot be guessed one character at a time. */
function isEqual(text: string, expected: string): boolean {
  const [one, other] = [text, expected].map((each) => createHash("sha256").update(each).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
