import { graphql } from "gatsby";

/** The plain shapes of data/schemas/common.schema.json that several bands draw. */
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
