import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { valuesAt } from "../check/collection";
import { readJsonFile } from "../check/json-file";
import { contentFolder } from "../model/folder";
import { LANGUAGE_FILE } from "../model/files-below";

/** Paths of pages with a translated slug, by their path in the default locale. */
export type TranslatedPaths = ReadonlyMap<string, string>;

const HREF = /(\shref=")([^"]*)(?=")/g;

/**
 * The paths of the pages that have a slug in a language, without the path of the language.
 * @param settings the value of `language.json`, which may be broken
 */
export function translatedPaths(settings: JsonValue | undefined): TranslatedPaths {
  return new Map(
    valuesAt(settings, ["slugs"]).flatMap((item) => {
      const { page, slug } = isRecord(item) ? item : {};
      return typeof page === "string" && typeof slug === "string" ? [[page, translatePath(page, slug)] as const] : [];
    }),
  );
}

/** Replaces the last part of a path: `/solutions/insurance` → `/solutions/versicherung`. */
export const translatePath = (page: string, slug: string): string => page.slice(0, page.lastIndexOf("/") + 1) + slug;

/** Reads the translated paths of a language from a content folder; the default locale has none. */
export function readTranslatedPaths(folder: string, code: string): TranslatedPaths {
  const name = `locales/${code}/${LANGUAGE_FILE}`;
  return translatedPaths(existsSync(join(folder, name)) ? readJsonFile(folder, name).value : undefined);
}

const builtPaths = new Map<string, TranslatedPaths>();

/** The path of a page in the language of this build. */
export function pathInBuild(path: string): string {
  const folder = contentFolder();
  let paths = builtPaths.get(folder);
  if (!paths) {
    const site = readJsonFile(folder, "site.json").value;
    paths = readTranslatedPaths(folder, String(valuesAt(site, ["language"])[0]));
    builtPaths.set(folder, paths);
  }
  return paths.get(path) ?? path;
}

/** A link with the path of its page in a language. */
export function translateLink(link: string, paths: TranslatedPaths): string {
  const end = link.search(/[?#]/);
  const path = end === -1 ? link : link.slice(0, end);
  return (paths.get(path) ?? path) + link.slice(path.length);
}

/** HTML whose links have the paths of their pages in a language. */
export const translateLinks = (html: string, paths: TranslatedPaths): string =>
  html.replace(HREF, (_, start: string, href: string) => start + translateLink(href, paths));
