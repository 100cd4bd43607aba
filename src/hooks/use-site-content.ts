import { graphql, useStaticQuery } from "gatsby";

/**
 * What every page needs of the site. One query for all parts, because each
 * static query is one more file to fetch on a first visit. Parts declare their
 * fields as fragments and read them through their own hooks.
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
