import { graphql } from "gatsby";
import { useMemo } from "react";
import { assertPresent } from "../lib/assert-present";
import { useSiteContent } from "../hooks/use-site-content";
import { buildNavigation, type Navigation } from "./navigation";

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
  const { siteConfig, navigation, allProduct, allSolution, interfaceLabels, searchPage } = useSiteContent();
  return {
    languages: assertPresent(siteConfig).languages,
    site: assertPresent(siteConfig),
    navigation: useMemo(
      () => buildNavigation(assertPresent(navigation), allProduct.nodes, allSolution.nodes),
      [navigation, allProduct, allSolution],
    ),
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
