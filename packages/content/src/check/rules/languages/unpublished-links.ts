import { untranslatedPaths } from "../../../locales/coverage";
import { readLanguages, type Language } from "../../../locales/languages";
import { isPublished } from "../../../model/drafts";
import { pagePath } from "../../../model/routes";
import { field, valuesAt, visitEntry, type Collection, type Entry } from "../../collection";
import type { JsonFile } from "../../json-file";
import type { JsonPath, Problem } from "../../problem";
import { linksInHtml } from "../../html";

interface FoundLink {
  readonly path: JsonPath;
  /** The path of the page to which it leads. */
  readonly page: string;
}

/**
 * Gives a notice for each page that a translated file of the site links to, and that its language does not publish because too few
 * of its texts are translated: visitors of the link see another language.
 */
export function unpublishedLinkProblems(collection: Collection): Problem[] {
  return readLanguages(collection).flatMap((language) => {
    // Without a share, which the schema check reports, no page is published.
    if (typeof valuesAt(language.settings.value, ["minShare"])[0] !== "number") return [];
    const unpublished = new Set(untranslatedPaths(language, collection));
    return collection.entries.flatMap((entry) => {
      const file = language.ownFiles.get(entry.file.name);
      const hasPage = isPublished(entry) && !unpublished.has(pagePath(entry) ?? "");
      return file && !file.broken && hasPage ? problemsOf(file, linksOf(entry, collection), unpublished, language) : [];
    });
  });
}

/** One notice for each page. It is at the translation of the text with the link, or else at the texts next to the link. */
function problemsOf(
  file: JsonFile,
  links: readonly FoundLink[],
  unpublished: ReadonlySet<string>,
  { settings }: Language,
): Problem[] {
  const first = new Map<string, JsonPath>();
  for (const { page, path } of links) if (unpublished.has(page) && !first.has(page)) first.set(page, path);
  const name = field(settings, "name") ?? "";
  return [...first].map(([page, path]) =>
    file.notice(
      nearestIn(file, path),
      `this links to ${page}, which is not published in ${name}: too few of its texts are translated.`,
    ),
  );
}

/** The links of an entry to pages. A translation has the same ones. */
function linksOf(entry: Entry, { schemas }: Collection): FoundLink[] {
  return visitEntry(entry, schemas).flatMap(({ path, value, schema }) => {
    if (typeof value !== "string") return [];
    const links = schema.format === "link" ? [value] : schema.format === "html" ? linksInHtml(value) : [];
    return links.map((link) => ({ path, page: link.replace(/[?#].*$/, "") }));
  });
}

/** The longest beginning of a path that a file has. */
function nearestIn(file: JsonFile, path: JsonPath): JsonPath {
  const ends = path.map((_, index) => path.length - index);
  const end = ends.find((length) => file.source(path.slice(0, length)).text !== "");
  return path.slice(0, end ?? 0);
}
