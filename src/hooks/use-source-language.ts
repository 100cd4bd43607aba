import { useSiteContent } from "./use-site-content";

export interface SourceLanguage {
  readonly code: string;
  readonly name: string;
}

/** The language of texts that are not translated, such as versions of legal texts; undefined in the default locale. */
export function useSourceLanguage(): SourceLanguage | undefined {
  const { siteConfig } = useSiteContent();
  const [source] = siteConfig?.languages ?? [];
  return source && siteConfig?.locale.startsWith(`${source.code}-`) === false ? source : undefined;
}
