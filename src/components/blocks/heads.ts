import { graphql } from "gatsby";

/** Fragments for headings with their texts, as defined in data/schemas/common.schema.json. */
export const headFragments = graphql`
  fragment HeadParts on Head {
    heading
    lead
  }
  fragment LabeledHeadParts on LabeledHead {
    label
    heading
    lead
  }
  fragment CallParts on Call {
    heading
    lead
    actions {
      text
      to
    }
  }
`;
