/** The file in a built site, and its path below the root of the host. */
export const SECURITY_TEXT = ".well-known/security.txt";

const EXPIRES_LINE = /^Expires: .*$/m;
/** RFC 9116 recommends less than a year. */
const VALIDITY_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * `security.txt`: whom to tell about a weakness of the site. It expires 360 days after the build; the host renews the date
 * with each response.
 * @see RFC 9116
 */
export function securityText(
  { url, language }: { readonly url: string; readonly language: string },
  { email, policy }: { readonly email: string; readonly policy: string },
): string {
  const lines = [
    `Contact: mailto:${email}`,
    expiresLine(Date.now()),
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/${SECURITY_TEXT}`,
    `Policy: ${new URL(policy, url).href}`,
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Sets the date on which a `security.txt` expires.
 * @param time milliseconds since 1970 from which the text is valid for 360 days
 */
export function withExpiry(text: string, time: number): string {
  return text.replace(EXPIRES_LINE, expiresLine(time));
}

function expiresLine(time: number): string {
  const day = new Date(time + VALIDITY_DAYS * DAY_MS).toISOString().slice(0, 10);
  return `Expires: ${day}T00:00:00.000Z`;
}
