import { graphql } from "gatsby";
import { FeatureList } from "./feature-list";

interface CaseStudyBlockProps {
  /** Problem, solution or results. */
  label: string;
  block: Queries.CaseStudyBlockPartsFragment;
}

/** One of the three chapters of a case study with its three numbered points. */
export const CaseStudyBlock = ({ label, block }: CaseStudyBlockProps) => (
  <section sx={{ mb: 8 }}>
    <p sx={{ variant: "text.label", mb: 2 }}>{label}</p>
    <h2 sx={{ variant: "text.h2", mb: 6 }}>{block.title}</h2>
    <FeatureList features={block.points} ordered />
  </section>
);

export const caseStudyBlockFragment = graphql`
  fragment CaseStudyBlockParts on CaseStudyBlock {
    title
    points {
      title
      description
    }
  }
`;
