import { graphql } from "gatsby";

/** Figures of a product, and the groups of fields with their labels. */
export const productFragments = graphql`
  fragment KeyFigureParts on KeyFigure {
    value
    label
  }

  fragment SpecificationParts on Specification {
    key
    value
  }

  fragment SpecificationGroupParts on SpecificationGroup {
    id
    title
    fields {
      key
      label
      compare
      absent
    }
  }
`;
