import { indexedPages, pathOf, type BuiltSite } from "./built-site";
import type { CheckResult } from "./check-result";

const DEFAULT = "x-default";

/** Checks that each page names all its versions in other languages, and each of these names it. */
export function checkAlternates(site: BuiltSite): CheckResult {
  const pages = indexedPages(site).filter(([, { alternates }]) => alternates.size > 0);
  const faults = pages.flatMap(([path, { language, alternates }]) =>
    [...alternates].flatMap(([code, url]) => {
      const target = pathOf(site, url) ?? url;
      const page = site.pages.get(target);
      if (page === undefined)
        return `${path} names ${url} as its version in “${code}”, which does not exist. ${ADVICE}`;
      if (code !== DEFAULT && page.language !== code)
        return `${path} names ${url} as its version in “${code}”, but that page is in “${page.language}”. ${ADVICE}`;
      const back = page.alternates.get(language);
      if (pathOf(site, back ?? "") === path) return [];
      return `${path} names ${target} as its version in “${code}”, but that page does not name it in return. ${ADVICE}`;
    }),
  );
  // A page in a further language is a version of another; the default locale may have pages of its own.
  const alone = site.languages.flatMap((language) =>
    indexedPages(site)
      .filter(([path, { alternates }]) => `${path}/`.startsWith(`${language}/`) && alternates.size === 0)
      .map(([path]) => `${path} names no version in another language. ${ADVICE}`),
  );
  return { name: "languages (hreflang)", count: pages.length, faults: [...faults, ...alone] };
}

const ADVICE = "Build the site again.";
