import { graphql } from "gatsby";
import { Stack, Text } from "../../ui/primitives";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/media/picture";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { sizes } from "../../theme/breakpoints";

interface StudyRowProps {
  study: Queries.StudyRowFieldsFragment;
  /** The text of the link. */
  link: string;
}

/** A case study as a row of the list: its main figure, its description and its picture. */
export const StudyRow = ({ study, link }: StudyRowProps) => (
  <article
    sx={{
      variant: "cards.plain",
      display: "grid",
      gap: [4, null, 6],
      alignItems: "center",
      gridTemplateColumns: ["1fr", null, "3fr 6fr 3fr"],
      py: 6,
      borderTop: "1px solid",
      borderColor: "border",
    }}
  >
    <p>
      <strong sx={{ variant: "text.display", display: "block" }}>{study.headline.value}</strong>{" "}
      <Text as="span" variant="small">
        {study.headline.label}
      </Text>
    </p>
    <Stack gap={3}>
      <Text variant="label">{[study.industry?.name ?? [], study.stakeholder].flat().join(" · ")}</Text>
      <Text as="h3" variant="h3">
        {study.title}
      </Text>
      <Text variant="muted">{study.description}</Text>
      {study.tags && <Text variant="label">{study.tags.map(({ cameraTag }) => cameraTag).join(" · ")}</Text>}
      <Link to={study.path} sx={{ variant: "layout.coverLink" }}>
        {link}
        <VisuallyHidden>: {study.title}</VisuallyHidden>
      </Link>
    </Stack>
    <div sx={{ overflow: "hidden", borderRadius: "card" }}>
      <Picture picture={study.image} sizes={sizes("60vw", { tablet: "94vw", laptop: "23vw", wide: "19rem" })} />
    </div>
  </article>
);

export const studyRowFragment = graphql`
  fragment StudyRowFields on CaseStudy {
    jsonId
    path
    title
    description
    stakeholder
    headline {
      value
      label
    }
    industry {
      slug
      name
    }
    tags {
      slug
      name
      cameraTag
    }
    image {
      ...CardPicture
    }
  }
`;
