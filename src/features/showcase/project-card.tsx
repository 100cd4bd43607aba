import { tile } from "../../theme/styles/tile";
import { graphql } from "gatsby";
import { bandProperties } from "../../theme/bands";
import { Stack, Text } from "../../ui/primitives";
import { splitFirstSentence } from "../../ui/first-sentence";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/media/picture";

interface ProjectCardProps {
  project: Queries.ProjectCardFieldsFragment;
  /** The `sizes` of the picture, which covers the card. */
  sizes: string;
  onOpen: () => void;
}

/** A project as a picture that opens a dialog. Without script, its links are below the card. */
export const ProjectCard = ({ project, sizes, onOpen }: ProjectCardProps) => (
  <article style={bandProperties("ink")} sx={{ ...tile, height: "100%", minHeight: ["20rem", null, "24rem"] }}>
    <Picture picture={project.image} sizes={sizes} />
    <Stack gap={2} p={5}>
      <p sx={{ variant: "text.label", color: "muted", display: "flex", gap: 2, alignItems: "center" }}>
        <Icon name={project.icon} size={18} />
        {project.category?.name}
      </p>
      <Text as="h3" variant="h4">
        <button
          type="button"
          aria-haspopup="dialog"
          data-script=""
          onClick={onOpen}
          sx={{
            variant: "buttons.plain",
            letterSpacing: "inherit",
            "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "media" },
            "&:focus-visible": { outline: "none" },
            "&:focus-visible::after": { outline: "2px solid", outlineColor: "link", outlineOffset: -4 },
          }}
        >
          {project.title}
        </button>
        <noscript>
          <span>{project.title}</span>
        </noscript>
      </Text>
      {/* The dialog has the whole text. */}
      <Text variant="small">{splitFirstSentence(project.description, Infinity)[0]}</Text>
    </Stack>
  </article>
);

export const projectCardFragment = graphql`
  fragment ProjectCardFields on Project {
    id: jsonId
    title
    description
    ...ProjectTourFields
    icon
    category {
      slug
      name
    }
    image {
      ...CardPicture
    }
  }
`;
