import { graphql } from "gatsby";
import { points } from "../../theme/styles/points";
import { Stack, Text } from "../../ui/primitives";

interface LegalTextProps {
  sections: readonly Queries.LegalSectionFieldsFragment[];
}

/** The sections of a legal text, each with an id for links. */
export const LegalText = ({ sections }: LegalTextProps) => (
  <>
    {sections.map(({ id, heading, lead, paragraphs, items }) => (
      <Stack as="section" key={id} id={id} aria-labelledby={`${id}-heading`} mb={7} gap={3}>
        <Text as="h2" id={`${id}-heading`} variant="h3">
          {heading}
        </Text>
        {lead && <p>{lead}</p>}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items && (
          <ul sx={points}>
            {items.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}.</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    ))}
  </>
);

export const legalSectionFragment = graphql`
  fragment LegalSectionFields on LegalSection {
    id
    heading
    lead
    paragraphs
    items {
      title
      description
    }
  }
`;
