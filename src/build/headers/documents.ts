/**
 * Parts a page from a window that has opened it. Nobody has opened it for who
 * comes by an address, a bookmark or another program, so they are not sent it:
 * in a new tab Chrome would throw away the process that it has ready and begin
 * another, which takes a quarter of the time to the first paint.
 */
export const OPENER_POLICY = "Cross-Origin-Opener-Policy";

/** The header by which browsers tell who comes so; who does not tell is sent the policy. */
export const CAME_FROM = "Sec-Fetch-Site";
export const FROM_NOWHERE = "none";

/**
 * Headers that browsers heed with documents alone. Beside each font, script and
 * picture they would take 330 bytes of a line that speaks HTTP/1.1.
 */
export const DOCUMENT_HEADERS: readonly string[] = ["Referrer-Policy", "Permissions-Policy", OPENER_POLICY];

/** What a browser may show as a document of its own: pages, drawings and feeds; an answer without a type may be one. */
export const DOCUMENT_TYPE = /^$|html|xml/;
