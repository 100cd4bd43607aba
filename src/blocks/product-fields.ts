import { graphql } from "gatsby";

/** Fragments for key figures of a product, and for the groups of specification fields. */
export const productFragments = graphql`
  fragment KeyFigureFields on KeyFigure {
    value
    label
  }

  fragment SpecificationGroupFields on SpecificationGroup {
    id
    title
    fields {
      key
      label
      absent
    }
  }
`;
