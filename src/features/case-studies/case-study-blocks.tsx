import { graphql } from "gatsby";
import { Grid, Hairline, Stack, Text } from "../../ui/primitives";

interface CaseStudyBlocksProps {
  blocks: readonly { readonly label: string; readonly block: Queries.CaseStudyBlockFieldsFragment }[];
}

/** Problem, solution and results of a case study as numbered columns. */
export const CaseStudyBlocks = ({ blocks }: CaseStudyBlocksProps) => (
  <Grid as="ol" className="chapters" gap={[8, null, 7]} columns={["1fr", null, "repeat(3, 1fr)"]}>
    {blocks.map(({ label, block }, index) => (
      <li key={label}>
        <Stack as="section" aria-labelledby={`chapter-${index + 1}`} gap={5} alignContent="start">
          <p sx={{ variant: "text.rule", justifySelf: "start" }}>
            {String(index + 1).padStart(2, "0")} {label}
          </p>
          <h2 id={`chapter-${index + 1}`} sx={{ variant: "text.h3", minHeight: ["auto", null, "3.6em"] }}>
            {block.title}
          </h2>
          <Stack as="ul" className="points" gap={5}>
            {block.points.map(({ title, description }) => (
              <Hairline as="li" key={title} gap={2} pt={4}>
                <Text as="h3" variant="h4">
                  {title}
                </Text>
                <Text variant="muted">{description}</Text>
              </Hairline>
            ))}
          </Stack>
        </Stack>
      </li>
    ))}
  </Grid>
);

export const caseStudyBlockFragment = graphql`
  fragment CaseStudyBlockFields on CaseStudyBlock {
    title
    points {
      title
      description
    }
  }
`;
