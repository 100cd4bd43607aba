import { graphql } from "gatsby";

interface LegalTextProps {
  sections: readonly Queries.LegalSectionPartsFragment[];
}

/** The sections of a legal text, each with an id that others can link to. */
export const LegalText = ({ sections }: LegalTextProps) => (
  <>
    {sections.map(({ id, heading, lead, paragraphs, items }) => (
      <section key={id} id={id} aria-labelledby={`${id}-heading`} sx={{ mb: 7, display: "grid", gap: 3 }}>
        <h2 id={`${id}-heading`} sx={{ variant: "text.h3" }}>
          {heading}
        </h2>
        {lead && <p>{lead}</p>}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items && (
          <ul>
            {items.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}.</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </>
);

export const legalSectionFragment = graphql`
  fragment LegalSectionParts on LegalSection {
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
