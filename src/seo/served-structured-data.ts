/** The page that was served, and its structured data. */
let served: { readonly path: string; readonly text: string | null } | undefined;

/**
 * The structured data in the served HTML, for the page that was served. Undefined for pages that the visitor opens from
 * there: search engines load every page by its URL, so the scripts do not contain the code that builds structured data.
 */
export function servedStructuredData(path: string): string | undefined {
  served ??= { path, text: document.querySelector('head script[type="application/ld+json"]')?.textContent ?? null };
  return served.path === path ? (served.text ?? undefined) : undefined;
}
