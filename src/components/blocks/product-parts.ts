import { graphql } from "gatsby";

/** A product's figures, and the groups of fields that say what each figure is called. */
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
