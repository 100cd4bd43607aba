import { graphql } from "gatsby";

/** Fragments for key figures and specifications of a product, and for the groups of specification fields. */
export const productFragments = graphql`
  fragment KeyFigureFields on KeyFigure {
    value
    label
  }

  fragment SpecificationFields on Specification {
    key
    value
    conditionsText
  }

  fragment SpecificationGroupFields on SpecificationGroup {
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
