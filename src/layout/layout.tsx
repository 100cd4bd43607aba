import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { DialogsProvider } from "../forms/ui/dialogs";
import { ErrorBoundary } from "../ui/error-boundary";
import { NoticesProvider } from "../ui/notices/notices";
import { UiLabelsContext } from "../ui/labels";
import type { LanguageOffer } from "./language/language-offer";
import { UntranslatedNote } from "./language/untranslated-note";
import { Header } from "./header";
import { Footer } from "./footer";
import { onSearch, openSearchPage } from "./search/on-search";
import type { SearchDialog } from "./search/search-dialog";
import { OutdatedPage } from "./outdated-page";
import { SkipLink } from "./skip-link";
import { useLayoutContent } from "./use-layout-content";

/** Header, footer and providers around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const content = useLayoutContent();
  const { url, pings } = content.site;
  useEffect(() => {
    if (pings?.enabled !== true || location.hostname !== new URL(url).hostname) return;
    void import("./sitemap-ping").then(({ pingSitemap }) => pingSitemap(url, pings.endpoints));
  }, [url, pings]);
  const { languages } = content;
  const { language } = content.site;
  const [Offer, setOffer] = useState<typeof LanguageOffer>();
  useEffect(() => {
    if (languages.length === 0 || navigator.language.startsWith(language)) return;
    import("./language/language-offer").then(
      (loaded) => setOffer(() => loaded.LanguageOffer),
      () => undefined,
    );
  }, [languages, language]);
  const { search, searchPlaceholder } = content.labels;
  const [Search, setSearch] = useState<ComponentType<Parameters<typeof SearchDialog>[0]>>();
  const { hasSearch } = content;
  useEffect(() => {
    if (!hasSearch) return undefined;
    return onSearch(() => {
      import("./search/search-dialog").then(({ SearchDialog: Dialog }) => setSearch(() => Dialog), openSearchPage);
    });
  }, [hasSearch]);
  return (
    <UiLabelsContext.Provider value={content.labels}>
      <NoticesProvider>
        <DialogsProvider>
          <SkipLink text={content.labels.skipToContent} />
          <ErrorBoundary>
            <Header {...content} />
          </ErrorBoundary>
          <main id="main" tabIndex={-1} sx={{ outline: "none" }}>
            <UntranslatedNote paths={content.site.untranslated} text={content.labels.notTranslated} />
            {children}
          </main>
          <ErrorBoundary>
            <Footer {...content} />
          </ErrorBoundary>
          <OutdatedPage />
          {Offer && (
            <ErrorBoundary fallback={null}>
              <Offer languages={languages} current={language} />
            </ErrorBoundary>
          )}
          {Search && (
            <ErrorBoundary fallback={null} onError={openSearchPage}>
              <Search label={search} placeholder={searchPlaceholder} onClose={() => setSearch(undefined)} />
            </ErrorBoundary>
          )}
        </DialogsProvider>
      </NoticesProvider>
    </UiLabelsContext.Provider>
  );
};
