import { graphql } from "gatsby";
import { present } from "../content/pick";
import { useSiteContent } from "../content/use-site-content";

/** What every head repeats about the company and the site. */
export function useSiteFacts(): Queries.SiteFactsFragment {
  return present(useSiteContent().siteConfig);
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
