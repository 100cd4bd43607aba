import { withPrefix } from "gatsby";

/**
 * The language of the page, if it is not the site's own: such pages are built with their language as the path prefix.
 * Empty for the default language.
 */
export function otherLanguage(): string {
  return withPrefix("/").slice(1, -1);
}
