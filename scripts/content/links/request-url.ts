import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { createLookup, HostRefused, refuseIpAddress } from "./public-lookup";

/** What a request has found: where the URL has moved permanently, or why it failed. */
export interface Answer {
  movedTo?: string;
  reason?: string;
}

/** How the URLs are requested. */
export interface RequestOptions {
  /** Names the site, so that the other site knows who asks. */
  userAgent: string;
  timeoutMs: number;
  /** Waits until a host may be asked again. */
  waitForTurn: (host: string) => Promise<void>;
  /** Whether a request may reach an IP address; applies to redirects, too. */
  isAllowed: (ipAddress: string) => boolean;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT_REDIRECTS = [301, 308];
/** A host that answers HEAD with one of these may answer GET. */
const HEAD_REFUSED = [403, 405, 501];
/** The page is there, but not for programs: a sign-in, a filter, too many requests, and LinkedIn's own status. */
const PROGRAM_REFUSED = [401, 403, 429, 999];

/** Returns a function that lets each host be asked once per interval. */
export function createTurns(intervalMs: number): RequestOptions["waitForTurn"] {
  const nextTimes = new Map<string, number>();
  return async (host) => {
    const now = Date.now();
    const time = Math.max(now, nextTimes.get(host) ?? 0);
    nextTimes.set(host, time + intervalMs);
    if (time > now) await sleep(time - now);
  };
}

/** Requests a URL with HEAD, or with GET if the host refuses HEAD, and follows redirects. */
export async function requestUrl(url: string, options: RequestOptions): Promise<Answer> {
  let target = url;
  let isPermanent = true;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { status, location } = await requestOnce(target, options);
      if (!REDIRECTS.includes(status)) return answerOf(status, isPermanent && target !== url ? target : undefined);
      const next = location === undefined ? undefined : parseUrl(location, target);
      if (!next) return { reason: "it redirects to nowhere" };
      isPermanent &&= PERMANENT_REDIRECTS.includes(status);
      target = next.href;
    }
    return { reason: `it redirects more than ${MAX_REDIRECTS} times` };
  } catch (error) {
    return { reason: reasonOf(error, options.timeoutMs) };
  }
}

function answerOf(status: number, movedTo: string | undefined): Answer {
  if (status >= 300 && !PROGRAM_REFUSED.includes(status)) return { reason: `the status is ${status}` };
  return movedTo === undefined ? {} : { movedTo };
}

async function requestOnce(url: string, options: RequestOptions) {
  const first = await send("HEAD", url, options);
  return HEAD_REFUSED.includes(first.status) ? send("GET", url, options) : first;
}

/** Not with `fetch`, which has no option for a lookup. */
async function send(method: string, href: string, { userAgent, timeoutMs, waitForTurn, isAllowed }: RequestOptions) {
  const url = new URL(href);
  refuseIpAddress(url, isAllowed);
  await waitForTurn(url.host);
  const { request } = url.protocol === "https:" ? https : http;
  const sent = request(url, {
    method,
    headers: { "User-Agent": userAgent, Accept: "*/*" },
    lookup: createLookup(isAllowed),
    // Each request has its own connection, so that none is older than its check.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof HostRefused) return error.message;
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  if (name === "AbortError") return `there was no answer in ${timeoutMs / 1000} s`;
  if (code === "ENOTFOUND") return "its host does not exist";
  return `the request failed (${code ?? message ?? "for an unknown reason"})`;
}
