import { graphql } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { useSiteContent } from "../hooks/use-site-content";

/** Facts about company and site for the head of every page. */
export function useSiteFacts(): Queries.SiteFactsFragment {
  return assertPresent(useSiteContent().siteConfig);
}

export const siteFactsFragment = graphql`
  fragment SiteFacts on SiteConfig {
    brand
    legalName
    url
    founded
    description
    language
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
