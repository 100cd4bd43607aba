import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page says of the site: one query for all parts, because each
 * query is a file of its own that a first visit asks for. Parts name their
 * fields in fragments and read them through hooks of their own.
 */
export function useSiteContent(): Queries.SiteContentQuery {
  return useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      siteConfig {
        ...SiteFacts
        ...ChromeSite
        ...ClosingPicture
        ...FormsSite
      }
      navigation {
        ...ChromeNavigation
      }
      allForm {
        nodes {
          ...FormParts
        }
      }
      interfaceWords: words(name: { eq: "interface" }) {
        words {
          key
          text
        }
      }
      formsWords: words(name: { eq: "forms" }) {
        words {
          key
          text
        }
      }
    }
  `);
}
