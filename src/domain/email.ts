/** Letters, digits and marks, with single dots between them: `ada.brown+site`. As browsers check it, and RFC 5321 limits it. */
const LOCAL_PART = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Two labels or more, the last one not a number: `site.example`, `xn--mller-kva.de`. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Characters that mean something in a URL but have no place in a domain: `site.example:80`, `site.example/path`. */
const NOT_IN_DOMAIN = /[\s\p{Cc}:/?#@\\%[\]]/u;

/**
 * Whether a text is an email address that mail can be sent to. The domain may be written in any script:
 * `ada@müller.de` is `ada@xn--mller-kva.de`. Forms, host and content check all use this rule.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(domainToAscii(text.slice(at + 1)));
}

/** `domainToASCII` of node:url for browsers too. `URL.canParse` is newer than the oldest of them. */
function domainToAscii(domain: string): string {
  if (NOT_IN_DOMAIN.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
