import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { DialogsProvider } from "../../forms/dialogs";
import { NoticesProvider } from "../ui/notices";
import { UiLabelsContext } from "../ui/labels";
import { Header } from "./header";
import { Footer } from "./footer";
import { onSearch, SEARCH } from "./search/on-search";
import type { SearchDialog } from "./search/search-dialog";
import { SkipLink } from "./skip-link";
import { useChrome } from "./use-layout-content";

/** What stands around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const chrome = useChrome();
  const { url, pings } = chrome.site;
  useEffect(() => {
    if (location.hostname !== new URL(url).hostname) return;
    void import("./sitemap-ping").then(({ pingSitemap }) => pingSitemap(url, pings.endpoints));
  }, [url, pings]);
  const { search, searchPlaceholder } = chrome.labels;
  const [Search, setSearch] = useState<ComponentType<Parameters<typeof SearchDialog>[0]>>();
  useEffect(
    () =>
      onSearch(() => {
        import("./search/search-dialog").then(
          ({ SearchDialog: Dialog }) => setSearch(() => Dialog),
          () => location.assign(SEARCH),
        );
      }),
    [],
  );
  return (
    <UiLabelsContext.Provider value={chrome.labels}>
      <NoticesProvider>
        <DialogsProvider>
          <SkipLink text={chrome.labels.skipToContent} />
          <Header {...chrome} />
          <main id="main" tabIndex={-1} sx={{ outline: "none" }}>
            {children}
          </main>
          <Footer {...chrome} />
          {Search && <Search label={search} placeholder={searchPlaceholder} onClose={() => setSearch(undefined)} />}
        </DialogsProvider>
      </NoticesProvider>
    </UiLabelsContext.Provider>
  );
};
