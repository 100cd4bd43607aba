/**
 * Headers that browsers heed with documents alone. Beside each font, script and
 * picture they would take 330 bytes of a line that speaks HTTP/1.1.
 */
export const DOCUMENT_HEADERS: readonly string[] = [
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
];

/** What a browser may show as a document of its own: pages, drawings and feeds; an answer without a type may be one. */
export const DOCUMENT_TYPE = /^$|html|xml/;
