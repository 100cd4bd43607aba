/**
 * The character of a URL that ends its user name or password early, as `#` in `postgres://site:pass#word@host/name`, or
 * that cuts off its end. A password such as `12#34` leaves a URL that can be read, of another host.
 */
function strayCharacter(url: string): string | undefined {
  if (url.includes("#")) return "#";
  const [, text = ""] = /^[^:]+:\/\/(.*)$/s.exec(url) ?? [];
  const [, credentials = ""] = /^(.*)@/s.exec(text) ?? [];
  const [stray] = /[/?]/.exec(credentials) ?? [];
  // An address may also be in the query string, as in `postgres:///name?user=ada@site.example`.
  return URL.canParse(url) && /\?.*=/s.test(credentials) ? undefined : stray;
}

/**
 * Refuses a URL of the settings whose password would be cut off.
 * @param name of the setting
 * @throws Error with a sentence for the operator. It never quotes the URL, which may hold a password.
 */
export function assertNoStrayCharacter(name: string, url: string): void {
  const stray = strayCharacter(url);
  if (stray === undefined) return;
  const escaped = encodeURIComponent(stray);
  throw new Error(`${name} cannot be read: write ${stray} as ${escaped} in its user name and password.`);
}

/** Whether a text is a URL with a host. */
export function isUrl(text: string, protocol: RegExp): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return protocol.test(url.protocol) && url.hostname !== "";
}
