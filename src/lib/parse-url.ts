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
