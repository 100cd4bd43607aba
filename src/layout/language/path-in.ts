type SiteLanguage = Pick<Queries.LanguageLinkFragment, "paths">;

/**
 * The path of a page in another language, without the path of the language.
 * @param path path of the page in the current language
 */
export function pathIn(target: SiteLanguage, path: string, current: SiteLanguage | undefined): string {
  // Static hosts may add a slash at the end.
  const page = path.replace(/\/$/, "");
  const source = current?.paths.find((each) => each.path === page)?.source;
  return target.paths.find((each) => each.source === (source ?? page))?.path ?? source ?? path;
}
