import { SITE_SEARCH_PATH, type SiteSearch, type SiteSearchFile } from "./site-search-file";

let loading: Promise<SiteSearch> | undefined;
let loaded: SiteSearch | undefined;

/** The site search, once it has been loaded: a page that is returned to shows its results at once. */
export const loadedSiteSearch = (): SiteSearch | undefined => loaded;

/**
 * Loads the script and the index of the site search, once for all pages of a visit.
 * @throws Error when either cannot be had; the next call tries again
 */
export function loadSiteSearch(): Promise<SiteSearch> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<SiteSearch> {
  const [{ openSiteSearch }, response] = await Promise.all([import("./site-search"), fetch(SITE_SEARCH_PATH)]);
  if (!response.ok) throw new Error(`${SITE_SEARCH_PATH} was answered with status ${response.status}.`);
  loaded = openSiteSearch((await response.json()) as SiteSearchFile);
  return loaded;
}
