import { graphql } from "gatsby";

/** Fragments for headings with their texts, as defined in data/schemas/common.schema.json. */
export const headFragments = graphql`
  fragment HeadFields on Head {
    heading
    lead
  }
  fragment LabeledHeadFields on LabeledHead {
    label
    heading
    lead
  }
  fragment CallFields on Call {
    heading
    lead
    actions {
      text
      to
    }
  }
`;
