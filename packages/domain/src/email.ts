/** The limit of RFC 5321. Longer texts are not parsed, because converting a long domain to ASCII takes quadratic time. */
const MAX_EMAIL_CHARACTERS = 254;
/** `ada.brown+site`: the characters that browsers accept, single dots, and the length limit of RFC 5321. */
const LOCAL_PART = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two or more labels; the last one begins with a letter: `site.example`, `xn--mller-kva.de`. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Characters that are allowed in a URL but not in a domain: `site.example:80`, `site.example/path`. */
const NOT_IN_DOMAIN = /[\s\p{Cc}:/?#@\\%[\]]/u;

/**
 * Whether a text is an email address that mail can be sent to. Internationalized domains are accepted: `ada@müller.de`
 * is `ada@xn--mller-kva.de`. The forms, the host and the content check all use this rule.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (text.length > MAX_EMAIL_CHARACTERS) return false;
  return LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(domainToAscii(text.slice(at + 1)));
}

/** Like `domainToASCII` of node:url, but also for browsers. The oldest supported browsers lack `URL.canParse`. */
function domainToAscii(domain: string): string {
  if (NOT_IN_DOMAIN.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
