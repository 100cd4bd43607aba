import { TWIN_KINDS } from "./twin-kinds";

const TYPES = new Set(TWIN_KINDS.map(({ type }) => type));

/**
 * URL path of a page's Markdown twin, which is next to the page; `null` when the page has none.
 * @param type name of the GraphQL type of the page's entry
 */
export function twinPath(type: string, path: string): string | null {
  return TYPES.has(type) && path !== "/" ? `${path}.md` : null;
}
