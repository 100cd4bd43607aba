import type { LinkResult, LinkResults } from "@capture/content/due/link-results";
import { requestUrl, type Answer, type RequestOptions } from "./request-url";

/** Hosts that are asked at the same time. */
const MAX_HOSTS = 8;

/**
 * Requests URLs and returns the new results. URLs that are no longer in the content are left out.
 * @param previous the results of the last run
 * @param today the day of this run
 */
export async function requestLinks(
  urls: readonly string[],
  previous: LinkResults,
  today: string,
  options: RequestOptions,
): Promise<LinkResults> {
  const hosts = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  const answers = new Map<string, Answer>();
  const waiting = [...hosts.values()];
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const url of group) answers.set(url, await requestUrl(url, options));
  };
  await Promise.all(Array.from({ length: MAX_HOSTS }, work));
  const sorted = [...answers].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([url, answer]) => [url, resultOf(answer, previous[url], today)]));
}

function resultOf({ reason, movedTo }: Answer, previous: LinkResult | undefined, today: string): LinkResult {
  if (reason === undefined) return { failures: 0, ...(movedTo !== undefined && { movedTo }) };
  const failures = previous?.failures ?? 0;
  return { failures: failures + 1, reason, since: failures > 0 ? (previous?.since ?? today) : today };
}
