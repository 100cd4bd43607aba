import { kindPaths } from "../../../testing/page-kinds";
import { languagePaths, routes, translatedRoute } from "../../../testing/routes";

/**
 * One page of each kind in a language. The pages of a kind differ only in their texts, which the tests of built pages check.
 * @param language the path of the language: `/de`
 */
export const translatedKinds = (language: string): string[] =>
  kindPaths.map((path) => (path === "/" ? language : translatedRoute(language, path)));

/** The path of a page in the default language: `/de/solutions/versicherung` → `/solutions/insurance`. */
export function withoutLanguage(path: string): string {
  const language = languagePaths.find((each) => `${path}/`.startsWith(`${each}/`));
  if (language === undefined) return path;
  const source = routes.find((route) => translatedRoute(language, route) === path);
  return source ?? (path.slice(language.length) || "/");
}
