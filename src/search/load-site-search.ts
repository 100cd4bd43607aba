import { withPrefix } from "gatsby";
import { SITE_SEARCH_PATH, type SiteSearch, type SiteSearchFile } from "./site-search-file";

let loading: Promise<SiteSearch> | undefined;
let loaded: SiteSearch | undefined;

/** The site search if it is already loaded. It shows results immediately when the visitor goes back to them. */
export const loadedSiteSearch = (): SiteSearch | undefined => loaded;

/**
 * Loads the script and the index of the site search, once per visit.
 * @throws Error when one of them cannot be loaded; the next call retries
 */
export function loadSiteSearch(): Promise<SiteSearch> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<SiteSearch> {
  const [{ openSiteSearch }, response] = await Promise.all([
    import("./site-search"),
    fetch(withPrefix(SITE_SEARCH_PATH)),
  ]);
  if (!response.ok) throw new Error(`${SITE_SEARCH_PATH} responded with status ${response.status}.`);
  loaded = openSiteSearch((await response.json()) as SiteSearchFile);
  return loaded;
}
