/** Characters that no URL contains; browsers read a backslash as a slash. */
const NOT_IN_URLS = /[\s\\"<>`\p{Cc}]/u;

/** Why a text is not a URL that a visitor may follow to another site; `undefined` if it is one. */
export function webUrlFault(text: string): "syntax" | "backslash" | "user" | undefined {
  const url = parseUrl(text);
  if (!text.startsWith("https://") || url?.protocol !== "https:") return "syntax";
  if (text.includes("\\")) return "backslash";
  if (url.username !== "" || url.password !== "" || /^https:\/\/[^/?#]*@/.test(text)) return "user";
  return NOT_IN_URLS.test(text) ? "syntax" : undefined;
}

/**
 * Parses a URL, or returns `undefined` if it is invalid. `URL.canParse` is not used: in Node 20 it returns false for
 * `https://müller.example` after some thousand calls, when V8 has optimized the caller.
 * @param base the URL to which a relative URL refers
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
