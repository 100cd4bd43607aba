import { kindPaths } from "../../../testing/page-kinds";
import { languagePaths } from "../../../testing/routes";

/**
 * One page of each kind in a language. The pages of a kind differ only in their texts, which the tests of built pages check.
 * @param language the path of the language: `/de`
 */
export const translatedKinds = (language: string): string[] =>
  kindPaths.map((path) => language + (path === "/" ? "" : path));

/** The path of a page without the path of a language: `/de/products` → `/products`. */
export function withoutLanguage(path: string): string {
  const language = languagePaths.find((each) => `${path}/`.startsWith(`${each}/`));
  return path.slice(language?.length ?? 0) || "/";
}
