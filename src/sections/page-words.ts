import { graphql } from "gatsby";

/** Everything that the JSON file of a fixed page holds. */
export const pageWordsFragment = graphql`
  fragment PageWords on Page {
    route
    updated(formatString: "MMMM D, YYYY")
    seo {
      ...SeoWordsParts
    }
    hero {
      ...HeroParts
    }
    sections {
      ...SectionParts
    }
    closing {
      ...ClosingParts
    }
    words {
      key
      text
    }
  }
`;
