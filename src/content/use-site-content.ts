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
      allProduct(sort: { order: ASC }) {
        nodes {
          ...MenuProduct
        }
      }
      allSolution(sort: { order: ASC }) {
        nodes {
          ...MenuSolution
        }
      }
      allForm {
        nodes {
          ...FormParts
        }
      }
      interfaceLabels {
        ...ChromeLabels
        ...UiLabels
      }
      formLabels {
        ...FormMessages
      }
    }
  `);
}
