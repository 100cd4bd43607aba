import { graphql, useStaticQuery } from "gatsby";

/**
 * Content that every page needs. There is one query for all components, because each static query adds a request to the
 * first visit. Components declare their fields as fragments and read them through their own hooks.
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
      showcasePage {
        ...DemoFormPage
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
