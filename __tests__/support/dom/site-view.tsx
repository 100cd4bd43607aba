import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { localeOf } from "@capture/domain/lib/locale";
import { useLayoutContent } from "../../../src/layout/use-layout-content";
import { DialogsProvider } from "../../../src/forms/ui/dialogs";
import { NoticesProvider } from "../../../src/ui/notices/notices";
import { UiLabelsContext } from "../../../src/ui/labels";
import { contentOf, entriesIn, FORM_NAMES, formContent } from "../content/data";
import { shownNavigation, type MenuEntry } from "../content/shown-navigation";
import { setStaticQueryResult } from "./gatsby";

const listByOrder = (folder: string): MenuEntry[] =>
  entriesIn<MenuEntry & { order: number }>(folder).toSorted((a, b) => a.order - b.order);

interface SiteOptions {
  /** The value of `marketplace.deliver` in data/site.json. */
  deliver?: boolean;
  /** Whether data/pages/search.json exists. */
  hasSearch?: boolean;
  /** Whether data/pages/showcase.json, the page with the demo form, exists. */
  hasShowcase?: boolean;
  /** The button of the menu; by default, that of data/navigation.json. */
  action?: { readonly text: string; readonly to: string };
  /** By default, that of data/site.json. */
  locale?: string;
  /** All languages of the site; by default it has only one. */
  languages?: readonly Queries.LanguageLinkFragment[];
}

/** Sets the result of the static query of every page: site, menus, forms and their labels. */
export function stubSiteContent({
  deliver = false,
  hasSearch = true,
  hasShowcase = true,
  action,
  locale,
  languages = [],
}: SiteOptions = {}): void {
  const site = contentOf<{ language: string; region: string }>("site.json");
  setStaticQueryResult({
    siteConfig: { ...site, locale: locale ?? localeOf(site), languages, untranslated: null, marketplace: { deliver } },
    navigation: {
      ...shownNavigation(listByOrder("products"), listByOrder("solutions")),
      ...(action && { demo: action }),
    },
    showcasePage: hasShowcase ? contentOf("pages/showcase.json") : null,
    allForm: { nodes: FORM_NAMES.map(formContent) },
    interfaceLabels: contentOf("labels/interface.json"),
    formLabels: contentOf("labels/forms.json"),
    searchPage: hasSearch ? { route: "/search" } : null,
  });
}

/** The providers of labels, notices and dialogs, without header and footer. */
const Providers = ({ children }: { children: ReactNode }) => (
  <UiLabelsContext.Provider value={useLayoutContent().labels}>
    <NoticesProvider>
      <DialogsProvider>{children}</DialogsProvider>
    </NoticesProvider>
  </UiLabelsContext.Provider>
);

/** Renders components inside the providers of a page, with the real content of the site. */
export function renderInSite(parts: ReactNode, options: SiteOptions = {}) {
  stubSiteContent(options);
  return render(parts, { wrapper: Providers });
}
