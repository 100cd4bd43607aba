import { kindPaths } from "../../../testing/page-kinds";
import { languagePaths } from "../../../testing/routes";

/**
 * One page of each kind in each further language. Pages of a kind differ only in their texts; the tests of built pages
 * check all of them.
 */
export const languageKindPaths: readonly string[] = languagePaths.flatMap((language) =>
  kindPaths.map((path) => language + path),
);
