/** Folders and files that are only at the root of the site. */
const AT_ROOT = String.raw`(?:static|icons|fonts)/|favicon\.|(?:[\w.~-]+-[0-9a-f]{6}\.js\b)`;

/**
 * Rewrites the URLs of shared files in a text of a language, which Gatsby has given the path of the language:
 * `/de/static/…` becomes `/static/…`. Absolute URLs may have the path twice, from the URL of the site and from Gatsby.
 * @param path the path of the language: `/de`
 */
export function rewriteUrls(text: string, path: string): string {
  return (
    text
      .replace(new RegExp(`(?:${path})+/(?=${AT_ROOT})`, "g"), "/")
      // The folder from which webpack loads scripts: `n.p="/de/"`.
      .replaceAll(`.p="${path}/"`, '.p="/"')
  );
}
