import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Ground } from "../theme/bands";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";
import { Heading } from "../ui/heading";
import { Picture } from "../ui/picture";
import { ItemGrid } from "./item-grid";

interface SectionProps {
  section: Queries.SectionPartsFragment;
  ground?: Ground;
  width?: "text" | "content" | "wide";
  /** What the section holds beside its own words and items. */
  children?: ReactNode;
}

/** A band drawn from a page's JSON: head, paragraphs, picture, items, what the page adds, buttons. */
export const Section = ({ section, ground = "bone", width = "wide", children }: SectionProps) => {
  const { id, label, heading, lead, paragraphs, picture, items, actions } = section;
  return (
    <Band ground={ground} id={id} labelledBy={`${id}-heading`} width={width}>
      <Heading id={`${id}-heading`} label={label} heading={heading} lead={lead} />
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} sx={{ maxWidth: "text", mb: 4 }}>
          {paragraph}
        </p>
      ))}
      {picture && <Picture picture={picture} sx={{ img: { borderRadius: "media", mb: 6 } }} />}
      {items && <ItemGrid items={items} />}
      {children}
      {actions && (
        <p sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 6 }}>
          {actions.map((action) => (
            <ButtonLink key={action.text} {...action} variant="secondary" />
          ))}
        </p>
      )}
    </Band>
  );
};

export const sectionFragment = graphql`
  fragment SectionParts on Section {
    id
    label
    heading
    lead
    paragraphs
    picture {
      ...CardPicture
    }
    items {
      ...ItemParts
    }
    actions {
      text
      to
    }
  }
`;
