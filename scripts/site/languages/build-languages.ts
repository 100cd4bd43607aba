import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentStamp, field, readCollection } from "@capture/content/check/collection";
import { siteLocale } from "@capture/content/check/locale";
import { fallbackTexts } from "@capture/content/locales/coverage";
import { languageLocale, languagePath, readLanguages } from "@capture/content/locales/languages";
import { localizeFolder } from "@capture/content/locales/localize";
import { translatedPaths, type TranslatedPaths } from "@capture/content/locales/slugs";
import { contentFolder } from "@capture/content/model/folder";
import { addLanguage, rewriteUrls } from "../../../gatsby/outputs/languages/add-language";
import { linkAlternates, listSitemaps } from "../../../gatsby/outputs/languages/alternates";
import { createMarker, keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";
import {
  SOURCE_LANGUAGE_SCRIPT,
  sourceLanguageScript,
} from "../../../gatsby/outputs/languages/source-language/page-script";
import { fillText } from "../../../gatsby/node/fill-text";
import { recordedScripts } from "../../../gatsby/lib/inline-scripts";
import { finishSite } from "../../../gatsby/outputs/finish-site";
import type { Direction, SourceLanguage } from "../../../gatsby/outputs/languages/source-language/watch-page";
import { LANGUAGES, restoreDefaultState, withGatsbyState } from "./gatsby-state";
import { runGatsby } from "../run-gatsby";

/** A language that a build publishes besides the default locale. */
interface PublishedLanguage {
  readonly code: string;
  /** `de-DE` */
  readonly locale: string;
  readonly direction: Direction;
  /** Texts that are not translated. */
  readonly fallbacks: readonly string[];
  /** Paths of its pages with a translated slug. */
  readonly paths: TranslatedPaths;
}

/** Reads the languages of the content, without the default locale. */
export function readPublishedLanguages(): PublishedLanguage[] {
  const collection = readCollection(contentFolder());
  return readLanguages(collection).map((language) => ({
    code: language.code,
    locale: languageLocale(language) ?? language.code,
    direction: field(language.settings, "direction") === "rtl" ? "rtl" : "ltr",
    fallbacks: fallbackTexts(language, collection),
    paths: translatedPaths(language.settings.value),
  }));
}

/** Takes the pages of other languages out of public/, before Gatsby builds the default locale. */
export function takeOutLanguages(): void {
  restoreDefaultState();
  for (const code of existsSync(LANGUAGES) ? readdirSync(LANGUAGES) : []) {
    const pages = join("public", languagePath(code));
    rmSync(pagesOf(code), { recursive: true, force: true });
    if (existsSync(pages)) renameSync(pages, pagesOf(code));
  }
}

/**
 * Builds the site in other languages, each with Gatsby from content with the translated texts, adds their pages to
 * public/, and finishes the site.
 * @param env environment variables for Gatsby
 * @returns the exit code
 */
export async function buildLanguages(
  languages: readonly PublishedLanguage[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  for (const { code } of languages) {
    console.log(`\nBuilding the pages in “${code}” …`);
    const exitCode = await buildLanguage(code, env);
    if (exitCode !== 0) return exitCode;
  }
  removeOtherLanguages(languages);
  const root = resolve("public");
  const { site } = readCollection(contentFolder());
  const { language, url, direction: own = "ltr" } = site as { language: string; url: string; direction?: Direction };
  for (const { code, direction, fallbacks } of languages) {
    const source = { lang: language, ...(own !== direction && { dir: own }) };
    addPages(root, code, keysOf(fallbacks.map(fillText)), source);
  }
  const built = [
    { code: language, locale: siteLocale(site) ?? language, path: "", paths: new Map<string, string>() },
    ...languages.map(({ code, locale, paths }) => ({ code, locale, path: languagePath(code), paths })),
  ];
  linkAlternates(root, url, built);
  listSitemaps(root, url, built);
  const ownScripts = languages.map(({ code }): [string, string[]] => {
    const path = languagePath(code);
    return [path, recordedScripts(join(LANGUAGES, code)).map((text) => rewriteUrls(text, path))];
  });
  await finishSite(root, new Map([["", recordedScripts()], ...ownScripts]));
  return 0;
}

/** Adds the pages of a language to the site, in which the texts with these keys are in the source’s language. */
function addPages(root: string, code: string, keys: readonly number[], source: SourceLanguage): void {
  const path = languagePath(code);
  const script = join(root, path, SOURCE_LANGUAGE_SCRIPT);
  // All pages have the script, or none: then all of them are written again.
  const isKept = existsSync(join(pagesOf(code), SOURCE_LANGUAGE_SCRIPT)) === keys.length > 0;
  if (isKept && existsSync(pagesOf(code))) renameSync(pagesOf(code), join(root, path));
  const mark = createMarker(keys, source, `${path}/${SOURCE_LANGUAGE_SCRIPT}`);
  addLanguage(root, resolve(LANGUAGES, code, "public"), path, mark);
  if (keys.length > 0) writeFileSync(script, sourceLanguageScript(keys, source));
}

async function buildLanguage(code: string, env: Readonly<Record<string, string>>): Promise<number> {
  return withGatsbyState(join(LANGUAGES, code), async () => {
    const content = join(LANGUAGES, code, "content");
    rmSync(content, { recursive: true, force: true });
    mkdirSync(content, { recursive: true });
    localizeFolder(contentFolder(), code, content);
    const contentEnv = { CONTENT_DIR: content, CHECKED_CONTENT: contentStamp(resolve(content)) };
    return runGatsby(["build", "--prefix-paths"], { ...env, ...contentEnv });
  });
}

/** Removes the folders of languages that the content no longer has. */
function removeOtherLanguages(languages: readonly PublishedLanguage[]): void {
  const names = existsSync(LANGUAGES) ? readdirSync(LANGUAGES) : [];
  for (const name of names.filter((each) => !languages.some(({ code }) => code === each)))
    rmSync(join(LANGUAGES, name), { recursive: true });
}

/** The pages of a language in the last build, outside of public/ while Gatsby builds the default locale. */
const pagesOf = (code: string): string => join(LANGUAGES, code, "pages");
