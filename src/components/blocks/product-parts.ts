import { graphql } from "gatsby";

/** Fragments for key figures and specifications of a product, and for the groups of specification fields. */
export const productFragments = graphql`
  fragment KeyFigureParts on KeyFigure {
    value
    label
  }

  fragment SpecificationParts on Specification {
    key
    value
    conditionsText
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
