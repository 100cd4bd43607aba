import { graphql, useStaticQuery } from "gatsby";
import { present } from "../content/pick";

/** What every head repeats about the company and the site. */
export function useSiteFacts(): Queries.SiteFactsFragment {
  const { siteConfig } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      siteConfig {
        ...SiteFacts
      }
    }
  `);
  return present(siteConfig);
}

export const siteFactsFragment = graphql`
  fragment SiteFacts on SiteConfig {
    brand
    legalName
    url
    founded
    description
    language
    themeColor
    mailboxes {
      general
      sales
      support
      press
      partners
      academy
    }
  }
`;
