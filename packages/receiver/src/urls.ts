import { parseUrl } from "@capture/domain/lib/parse-url";

/**
 * Finds an unescaped character in a user name or password that a URL parser would treat as its end, such as `#` in
 * `postgres://site:pass#word@host/name`. The parser may even accept the URL, but with another host:
 * `postgres://site:12#34@host` has the host `site`.
 */
function findStrayCharacter(url: string): string | undefined {
  if (url.includes("#")) return "#";
  const [, text = ""] = /^[^:]+:\/\/(.*)$/s.exec(url) ?? [];
  const [, credentials = ""] = /^(.*)@/s.exec(text) ?? [];
  const [stray] = /[/?]/.exec(credentials) ?? [];
  // The query string may also contain an @, as in `postgres:///name?user=ada@site.example`.
  return parseUrl(url) && /\?.*=/s.test(credentials) ? undefined : stray;
}

/**
 * Rejects a URL of the settings if an unescaped character would cut off its user name or password, or if the URL of a
 * webhook contains `#`.
 * @param name of the setting
 * @throws Error for the operator. It never quotes the URL, which may contain a password.
 */
export function assertNoStrayCharacter(name: string, url: string): void {
  const stray = findStrayCharacter(url);
  if (stray === undefined) return;
  // The URL of a webhook may not contain a user name or password either.
  if (stray === "#" && /^https?:/i.test(url)) throw new Error(`${name} must not contain #.`);
  const escaped = encodeURIComponent(stray);
  throw new Error(`${name} cannot be parsed: write ${stray} as ${escaped} in its user name and password.`);
}

/** Whether a text is a URL with a host. */
export function isUrl(text: string, protocol: RegExp): boolean {
  const url = parseUrl(text);
  return url !== undefined && protocol.test(url.protocol) && url.hostname !== "";
}
