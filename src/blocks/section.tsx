import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Action } from "../forms/ui/action";
import type { Palette } from "../theme/bands";
import { Band } from "../ui/band";
import { Heading } from "../ui/heading";
import { Picture } from "../ui/media/picture";
import { sizes } from "../theme/breakpoints";
import { Grid, Row, Stack } from "../ui/primitives";

export interface SectionProps {
  /** Id for links to the section. */
  id: string;
  section: Queries.SectionFieldsFragment | Queries.ItemSectionFieldsFragment;
  palette?: Palette;
  width?: "text" | "content" | "wide";
  children?: ReactNode;
}

/** A band from the JSON of a page: heading, paragraphs, picture, `children`, buttons. */
export const Section = ({ id, section, palette = "bone", width = "wide", children }: SectionProps) => {
  const { label, heading, lead, paragraphs, picture, actions } = section;
  return (
    <Band palette={palette} id={id} labelledBy={`${id}-heading`} width={width}>
      <Heading id={`${id}-heading`} label={label} heading={heading} lead={lead} />
      {(paragraphs || picture) && (
        <Grid gap={[6, null, 8]} columns={["1fr", null, picture ? "5fr 7fr" : "1fr"]} mb={children ? 7 : 0}>
          {paragraphs && (
            <Stack gap={4} alignContent="center" maxWidth="text">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          )}
          {picture && (
            <Picture
              picture={picture}
              sizes={sizes("60vw", { tablet: "94vw", laptop: "54vw", wide: "45rem" })}
              sx={{ img: { borderRadius: "media" } }}
            />
          )}
        </Grid>
      )}
      {children}
      {actions && (
        <Row mt={7}>
          {actions.map((action) => (
            <Action key={action.text} {...action} variant="secondary" />
          ))}
        </Row>
      )}
    </Band>
  );
};

export const sectionFragments = graphql`
  fragment SectionFields on Section {
    label
    heading
    lead
    paragraphs
    picture {
      ...WholePicture
    }
    actions {
      text
      to
    }
  }
  fragment ItemSectionFields on ItemSection {
    label
    heading
    lead
    paragraphs
    picture {
      ...WholePicture
    }
    items {
      ...ItemFields
    }
    actions {
      text
      to
    }
  }
`;
