import { graphql } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { useSiteContent } from "../hooks/use-site-content";
import type { Navigation } from "./navigation";

export interface LayoutContent {
  /** All languages of the site; empty if there is only one. */
  languages: readonly Queries.LanguageLinkFragment[];
  site: Queries.ChromeSiteFragment;
  navigation: Navigation;
  labels: Queries.ChromeLabelsFragment & Queries.UiLabelsFragment;
  /** Whether the site has a search. */
  hasSearch: boolean;
}

/** Content of header and footer, and the labels of all components. */
export function useLayoutContent(): LayoutContent {
  const { siteConfig, navigation, interfaceLabels, searchPage } = useSiteContent();
  return {
    languages: assertPresent(siteConfig).languages,
    site: assertPresent(siteConfig),
    navigation: assertPresent(navigation),
    labels: assertPresent(interfaceLabels),
    hasSearch: searchPage !== null,
  };
}

export const chromeFragments = graphql`
  fragment ChromeSite on SiteConfig {
    brand
    url
    language
    languages {
      ...LanguageLink
    }
    untranslated
    pings {
      enabled
      endpoints
    }
  }
  fragment ChromeLabels on InterfaceLabels {
    skipToContent
    mainNavigation
    footerNavigation
    legalNavigation
    languageNavigation
    notTranslated
    openMenu
    closeMenu
    search
    searchPlaceholder
  }
`;
