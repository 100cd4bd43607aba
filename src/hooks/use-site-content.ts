import { graphql, useStaticQuery } from "gatsby";
import { assertPresent } from "../lib/assert-present";

/** The locale in which the site formats dates and numbers, such as `en-US`. */
export const useLocale = (): string => assertPresent(useSiteContent().siteConfig).locale;

/**
 * Content that every page needs. There is one query for all components, because each static query adds a request to the
 * first visit. Components declare their fields as fragments and read them through their own hooks.
 */
export function useSiteContent(): Queries.SiteContentQuery {
  return useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      siteConfig {
        locale
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
      allForm {
        nodes {
          ...FormFields
        }
      }
      interfaceLabels {
        ...ChromeLabels
        ...UiLabels
      }
      formLabels {
        ...FormMessages
      }
      searchPage {
        route
      }
    }
  `);
}
