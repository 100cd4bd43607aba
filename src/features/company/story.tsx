import { graphql } from "gatsby";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";

interface StoryProps {
  id: string;
  story: Queries.StoryFieldsFragment;
  /** Year of foundation, shown in very large type. */
  founded: number;
}

/** The history of the company, next to its year of foundation. */
export const Story = ({ id, story: { label, heading, paragraphs }, founded }: StoryProps) => (
  <Band palette="bone" id={id} labelledBy={`${id}-heading`}>
    <Grid gap={[6, null, 9]} columns={["1fr", null, "1fr 1fr"]} alignItems="start">
      <div sx={{ position: ["static", null, "sticky"], top: 128 }}>
        {label && (
          <Text variant="rule" mb={5}>
            {label}
          </Text>
        )}
        <p aria-hidden="true" sx={{ variant: "text.giant", fontSize: "clamp(5rem, 2rem + 12vw, 12rem)" }}>
          {founded}
        </p>
      </div>
      <Stack gap={5}>
        <Text as="h2" id={`${id}-heading`} variant="h2" mb={3}>
          {heading}
        </Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Grid>
  </Band>
);

export const storyFragment = graphql`
  fragment StoryFields on AboutPageStory {
    label
    heading
    paragraphs
  }
`;
